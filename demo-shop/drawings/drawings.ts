import type { Drawing, PictureType } from './kinds.ts';
import { airPurifier, fan } from './air.ts';
import { dishwasher, refrigerator, washingMachine } from './appliances.ts';
import { earbuds, headphones } from './audio.ts';
import { actionCam, camera, lens } from './cameras.ts';
import { hairDryer, shaver } from './care.ts';
import { iron, robotVacuum, vacuum } from './cleaning.ts';
import { blender, coffeeMaker, microwave, toaster } from './counter.ts';
import { keyboard, monitor, mouse, webcam } from './desk.ts';
import { featurePhone } from './feature-phones.ts';
import { gameConsole, gamePad, gamingHeadset } from './gaming.ts';
import { airFryer, kettle, riceCooker, teaMaker } from './kitchen.ts';
import { gamingLaptop, laptop } from './laptops.ts';
import { smartBulb } from './light.ts';
import { charger, phoneCase } from './phone-accessories.ts';
import { phone } from './phones.ts';
import { cable, powerBank } from './power-and-cables.ts';
import { printer, router } from './printers.ts';
import { projector, soundbar, tv } from './screens.ts';
import { microphone, speaker } from './sound.ts';
import { flashMemory, hdd, ssd } from './storage.ts';
import { allInOne, tablet } from './tablets.ts';
import { tripod } from './tripods.ts';
import { band, smartWatch } from './wearables.ts';

/** Drawings by type. */
export const drawings: Record<PictureType, Drawing> = {
  phone,
  'feature-phone': featurePhone,
  'phone-case': phoneCase,
  charger,
  'power-bank': powerBank,
  cable,
  tablet,
  laptop,
  'gaming-laptop': gamingLaptop,
  'all-in-one': allInOne,
  monitor,
  keyboard,
  mouse,
  printer,
  router,
  ssd,
  hdd,
  'flash-memory': flashMemory,
  webcam,
  headphones,
  earbuds,
  speaker,
  microphone,
  'smart-watch': smartWatch,
  band,
  console: gameConsole,
  'game-pad': gamePad,
  'gaming-headset': gamingHeadset,
  camera,
  lens,
  'action-cam': actionCam,
  tripod,
  tv,
  soundbar,
  projector,
  vacuum,
  'robot-vacuum': robotVacuum,
  'air-fryer': airFryer,
  kettle,
  'tea-maker': teaMaker,
  'coffee-maker': coffeeMaker,
  blender,
  toaster,
  microwave,
  'rice-cooker': riceCooker,
  refrigerator,
  'washing-machine': washingMachine,
  dishwasher,
  iron,
  'air-purifier': airPurifier,
  fan,
  'smart-bulb': smartBulb,
  'hair-dryer': hairDryer,
  shaver,
};
