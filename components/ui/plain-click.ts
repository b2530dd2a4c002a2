/** Whether a click opens its link in this tab: no key is held that opens a new one or saves it. */
export const plain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
