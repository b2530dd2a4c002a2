/** An item as it stands in the document. */
export interface DragItem {
  readonly id: string;
  readonly index: number;
  readonly element: Element;
  readonly handle: Element;
}

/** From one place to another, counted from 0, which may be the same. @param right how far it was drawn, in px */
export type OnMove = (from: number, to: number, right: number) => void;
