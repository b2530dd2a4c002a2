import { model } from './model.ts';
import type { Model } from './kinds.ts';

const kitchen: readonly Model[] = [
  model('air-fryer', 'single', 'black', 'sand', 'main close scene'),
  model('air-fryer', 'single', 'white', 'mist', 'main'),
  model('air-fryer', 'dual', 'graphite', 'sage', 'main'),
  model('kettle', 'steel', 'silver', 'clay', 'main close scene'),
  model('kettle', 'steel', 'black', 'sand', 'main'),
  model('kettle', 'glass', 'silver', 'mist', 'main'),
  model('tea-maker', 'glass', 'silver', 'sage', 'main close'),
  model('tea-maker', 'glass', 'black', 'mist', 'main'),
  model('tea-maker', 'china', 'cream', 'clay', 'main', { accent: 'blue' }),
  model('coffee-maker', 'espresso', 'silver', 'mist', 'main close scene'),
  model('coffee-maker', 'espresso', 'red', 'sand', 'main'),
  model('coffee-maker', 'drip', 'black', 'stone', 'main'),
  model('blender', 'jar', 'white', 'lilac', 'main close'),
  model('blender', 'jar', 'black', 'sand', 'main'),
  model('blender', 'hand', 'black', 'mist', 'main close', { accent: 'red' }),
  model('toaster', 'slots', 'silver', 'clay', 'main close', { pose: 1 }),
  model('toaster', 'slots', 'red', 'mist', 'main'),
  model('microwave', 'keys', 'black', 'stone', 'main close'),
  model('microwave', 'keys', 'silver', 'sage', 'main'),
  model('rice-cooker', 'glass', 'white', 'sage', 'main close'),
  model('rice-cooker', 'glass', 'black', 'sand', 'main'),
];

const large: readonly Model[] = [
  model('refrigerator', 'side', 'silver', 'mist', 'main close'),
  model('refrigerator', 'side', 'black', 'lilac', 'main'),
  model('refrigerator', 'bottom', 'white', 'sand', 'main'),
  model('refrigerator', 'bottom', 'silver', 'sage', 'main scale'),
  model('washing-machine', 'front', 'white', 'mist', 'main close'),
  model('washing-machine', 'front', 'graphite', 'sand', 'main'),
  model('washing-machine', 'front', 'silver', 'stone', 'main'),
  model('dishwasher', 'built', 'silver', 'sand', 'main front'),
  model('dishwasher', 'built', 'white', 'sage', 'main'),
];

const care: readonly Model[] = [
  model('vacuum', 'stick', 'graphite', 'mist', 'main close', { accent: 'red' }),
  model('vacuum', 'stick', 'white', 'lilac', 'main', { accent: 'violet' }),
  model('vacuum', 'canister', 'red', 'clay', 'main', { accent: 'black' }),
  model('vacuum', 'canister', 'navy', 'sand', 'main', { accent: 'copper' }),
  model('robot-vacuum', 'dock', 'white', 'sage', 'main close'),
  model('robot-vacuum', 'dock', 'black', 'clay', 'main'),
  model('robot-vacuum', 'disc', 'white', 'mist', 'main'),
  model('iron', 'steam', 'white', 'mist', 'main close', { accent: 'teal' }),
  model('iron', 'steam', 'cream', 'clay', 'main', { accent: 'violet' }),
  model('iron', 'station', 'navy', 'sand', 'main close', { accent: 'black' }),
  model('air-purifier', 'box', 'white', 'mist', 'main close'),
  model('air-purifier', 'box', 'graphite', 'sage', 'main'),
  model('air-purifier', 'tower', 'silver', 'lilac', 'main close', { accent: 'blue' }),
  model('fan', 'stand', 'white', 'sand', 'main close', { accent: 'blue' }),
  model('fan', 'stand', 'black', 'mist', 'main', { accent: 'amber' }),
  model('fan', 'desk', 'black', 'stone', 'main', { accent: 'copper' }),
  model('smart-bulb', 'bulb', 'amber', 'sand', 'main close'),
  model('smart-bulb', 'lamp', 'cream', 'clay', 'main scene', { accent: 'copper' }),
  model('smart-bulb', 'strip', 'white', 'lilac', 'main'),
  model('hair-dryer', 'classic', 'violet', 'lilac', 'main close', { accent: 'copper' }),
  model('hair-dryer', 'classic', 'black', 'sand', 'main', { accent: 'copper' }),
  model('hair-dryer', 'ring', 'graphite', 'clay', 'main close', { accent: 'copper' }),
  model('shaver', 'rotary', 'navy', 'mist', 'main close', { accent: 'blue' }),
  model('shaver', 'rotary', 'black', 'sage', 'main'),
  model('shaver', 'trimmer', 'graphite', 'sand', 'main close'),
];

export const home: readonly Model[] = [kitchen, large, care].flat();
