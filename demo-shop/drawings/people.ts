import { createBrush } from './brush.ts';
import type { Brush } from './brush.ts';
import { darken, lighten, tints } from './palette.ts';
import type { TintName } from './palette.ts';
import { circle, ellipse, faded, path, rect, side, stroke } from './shapes.ts';

/** An invented person, seen from the front. */
export interface PersonPlan {
  tint: TintName;
  skin: string;
  hair: string;
  /** Coat or shirt. */
  dress: string;
  /** Colour of a headscarf; without one, short hair. */
  scarf?: string;
  hasBeard?: boolean;
  hasGlasses?: boolean;
}

const chest = 'M90 850 C96 704 250 652 356 606 C376 652 474 652 494 606 C600 652 754 704 760 850Z';
const shortHair =
  'M292 400 C262 246 340 176 436 182 C544 176 592 258 558 400 C554 346 546 318 524 294 ' +
  'C470 316 380 304 338 290 C312 316 300 348 292 400Z';
const fringe =
  'M300 372 C292 262 350 212 430 214 C514 216 560 268 550 372 C538 312 506 274 452 256 ' +
  'C396 276 322 296 300 372Z';
const beard =
  'M294 404 C298 528 356 570 425 570 C494 570 552 528 556 404 C544 452 522 470 486 466 ' +
  'C452 448 398 448 364 466 C328 470 306 452 294 404Z';
const scarfBehind =
  'M425 152 C576 150 634 270 620 410 C614 500 668 590 706 690 L700 850 H150 L144 690 ' +
  'C182 590 236 500 230 410 C216 270 274 150 425 152Z';
const scarfInFront =
  'M252 470 C300 604 372 622 425 622 C478 622 550 604 598 470 C650 600 660 700 600 792 ' +
  'C500 756 350 756 250 792 C190 700 200 600 252 470Z';

const face = (brush: Brush, { skin }: PersonPlan): string =>
  ellipse(425, 392, 132, 164, brush.slant(darken(skin, 0.07), lighten(skin, 0.14)));

const neck = (brush: Brush, { skin }: PersonPlan): string =>
  rect(362, 470, 126, 240, 0, brush.down(darken(skin, 0.24), darken(skin, 0.06)));

const eye = (x: number): string =>
  ellipse(x, 400, 12, 14, '#2b211b') + circle(x + 4, 395, 4, '#fff', faded(0.85));

const features = ({ skin, hair, hasBeard }: PersonPlan): string =>
  eye(374) +
  eye(476) +
  stroke('M350 366 C362 354 384 352 398 360', darken(hair, 0.1), 9) +
  stroke('M452 360 C466 352 488 354 500 366', darken(hair, 0.1), 9) +
  stroke('M425 412 C420 436 414 446 424 452 C430 454 436 452 440 449', darken(skin, 0.26), 6) +
  ellipse(350, 448, 24, 15, '#d9796a', faded(0.16)) +
  ellipse(500, 448, 24, 15, '#d9796a', faded(0.16)) +
  stroke('M390 492 C410 510 440 510 460 492', hasBeard ? '#e6b7a4' : darken(skin, 0.42), 8);

const rim = 'fill-opacity=".14" stroke="#2d2a28" stroke-width="7"';
const glasses =
  rect(331, 366, 84, 70, 32, '#fff', rim) +
  rect(435, 366, 84, 70, 32, '#fff', rim) +
  stroke('M415 394 C420 386 430 386 435 394', '#2d2a28', 7);

const ears = ({ skin }: PersonPlan): string =>
  ellipse(296, 414, 24, 36, darken(skin, 0.12)) + ellipse(554, 414, 24, 36, skin);

function head(brush: Brush, person: PersonPlan): string {
  const { hair, scarf, hasBeard, hasGlasses } = person;
  const shade = brush.slant(darken(hair, 0.2), lighten(hair, 0.12));
  const beside = scarf === undefined ? ears(person) : '';
  return (
    beside +
    face(brush, person) +
    (hasBeard ? path(beard, shade) : '') +
    features(person) +
    (hasGlasses ? glasses : '') +
    path(scarf === undefined ? shortHair : fringe, shade)
  );
}

/** Side of a portrait's master, px. */
export const portraitSide = 1200;

/** Square portrait of a person. */
export function personSvg(person: PersonPlan): string {
  const brush = createBrush();
  const { tint, dress, scarf } = person;
  const behind =
    scarf === undefined
      ? ''
      : path(scarfBehind, brush.slant(darken(scarf, 0.16), lighten(scarf, 0.1)));
  const inFront =
    scarf === undefined
      ? ''
      : path(scarfInFront, brush.down(lighten(scarf, 0.12), darken(scarf, 0.1))) +
        stroke('M286 640 C350 700 480 706 566 636', darken(scarf, 0.22), 6, 0.5);
  const body =
    rect(0, 0, side, side, 0, tints[tint]) +
    behind +
    neck(brush, person) +
    path(chest, brush.down(lighten(dress, 0.1), darken(dress, 0.16))) +
    head(brush, person) +
    inFront;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="95 110 660 660" width="${portraitSide}" height="${portraitSide}"><defs>${brush.definitions()}</defs>${body}</svg>`;
}
