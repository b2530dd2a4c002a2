import type { Combobox } from '@base-ui/react/combobox';
import type { ComponentProps } from 'react';

type OnKeyDown = NonNullable<ComponentProps<typeof Combobox.Input>['onKeyDown']>;

/**
 * Escape closes the open list. With the list closed, Base UI would take away what was chosen; here the key is left to
 * what stands around the field, such as a dialog.
 */
export const keepAtEscape: OnKeyDown = (event) => {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.code === 'Escape' && !isOpen) event.preventBaseUIHandler();
};
