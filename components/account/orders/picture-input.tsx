'use client';

import type { ReactNode } from 'react';

interface PictureInputProps {
  id?: string;
  className: string;
  /** Several may be chosen at once. */
  isMultiple?: boolean;
  isWrong?: boolean;
  /** Where the visible label does not say enough. */
  name?: string;
  /** Id of what describes it. */
  describedBy?: string | undefined;
  onChoose: (files: readonly File[]) => void;
  /** Its label. */
  children: ReactNode;
}

/** A button that lets the shopper choose pictures of this device, or take one. */
export function PictureInput(props: PictureInputProps) {
  const { id, className, name, describedBy, onChoose, children } = props;
  const { isMultiple = false, isWrong = false } = props;
  return (
    <label className={`picture-input ${className}`}>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp"
        multiple={isMultiple}
        aria-label={name}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after it was removed.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      {children}
    </label>
  );
}
