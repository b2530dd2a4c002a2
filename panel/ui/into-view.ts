/** As the `ref` of the current entry of a list that scrolls: brings it into view when it becomes the current one. */
export const intoView = (entry: HTMLElement | null): void =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
