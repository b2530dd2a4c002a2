import { actionCams } from './lines/action-cams.ts';
import { airCare } from './lines/air-care.ts';
import { airFryers } from './lines/air-fryers.ts';
import { allInOnes } from './lines/all-in-ones.ts';
import { bands } from './lines/bands.ts';
import { blenders } from './lines/blenders.ts';
import { cables } from './lines/cables.ts';
import { cameras } from './lines/cameras.ts';
import { cases } from './lines/cases.ts';
import { chargers } from './lines/chargers.ts';
import { coffeeMakers } from './lines/coffee-makers.ts';
import { consoles } from './lines/consoles.ts';
import { dishwashers } from './lines/dishwashers.ts';
import { earbuds } from './lines/earbuds.ts';
import { everydayLaptops } from './lines/everyday-laptops.ts';
import { fans } from './lines/fans.ts';
import { featurePhones } from './lines/feature-phones.ts';
import { flashMemories } from './lines/flash-memories.ts';
import { foldables } from './lines/foldables.ts';
import { gamePads } from './lines/game-pads.ts';
import { gamingHeadsets } from './lines/gaming-headsets.ts';
import { gamingLaptops } from './lines/gaming-laptops.ts';
import { hairDryers } from './lines/hair-dryers.ts';
import { hardDrives } from './lines/hard-drives.ts';
import { headphones } from './lines/headphones.ts';
import { irons } from './lines/irons.ts';
import { kettles } from './lines/kettles.ts';
import { keyboards } from './lines/keyboards.ts';
import { lenses } from './lines/lenses.ts';
import { macbooks } from './lines/macbooks.ts';
import { mice } from './lines/mice.ts';
import { microphones } from './lines/microphones.ts';
import { microwaves } from './lines/microwaves.ts';
import { midrangePhones } from './lines/midrange-phones.ts';
import { monitors } from './lines/monitors.ts';
import { powerBanks } from './lines/power-banks.ts';
import { printers } from './lines/printers.ts';
import { projectors } from './lines/projectors.ts';
import { refrigerators } from './lines/refrigerators.ts';
import { riceCookers } from './lines/rice-cookers.ts';
import { robotVacuums } from './lines/robot-vacuums.ts';
import { routers } from './lines/routers.ts';
import { shavers } from './lines/shavers.ts';
import { smartHome } from './lines/smart-home.ts';
import { flagshipPhones } from './lines/smartphones.ts';
import { soundbars } from './lines/soundbars.ts';
import { speakers } from './lines/speakers.ts';
import { ssds } from './lines/ssds.ts';
import { tablets } from './lines/tablets.ts';
import { teaMakers } from './lines/tea-makers.ts';
import { televisions } from './lines/televisions.ts';
import { toasters } from './lines/toasters.ts';
import { tripods } from './lines/tripods.ts';
import { vacuums } from './lines/vacuums.ts';
import { washers } from './lines/washers.ts';
import { watches } from './lines/watches.ts';
import { webcams } from './lines/webcams.ts';
import type { LineInput } from './model.ts';

/** All product lines of the demo shop, in the order of product numbers. */
export const lines: readonly LineInput[] = [
  flagshipPhones,
  midrangePhones,
  foldables,
  featurePhones,
  tablets,
  cases,
  chargers,
  cables,
  powerBanks,
  macbooks,
  everydayLaptops,
  gamingLaptops,
  monitors,
  allInOnes,
  keyboards,
  mice,
  webcams,
  microphones,
  ssds,
  hardDrives,
  flashMemories,
  routers,
  printers,
  headphones,
  earbuds,
  speakers,
  watches,
  bands,
  consoles,
  gamePads,
  gamingHeadsets,
  cameras,
  actionCams,
  lenses,
  tripods,
  televisions,
  soundbars,
  projectors,
  airFryers,
  coffeeMakers,
  kettles,
  teaMakers,
  blenders,
  microwaves,
  toasters,
  riceCookers,
  refrigerators,
  washers,
  dishwashers,
  vacuums,
  robotVacuums,
  irons,
  airCare,
  fans,
  hairDryers,
  shavers,
  smartHome,
];
