import type { ComponentProps, ReactNode } from 'react';

type Look = 'primary' | 'outline' | 'quiet' | 'danger';

interface Props extends ComponentProps<'button'> {
  /** `primary` is amber: one a screen, to save, send or apply. */
  look?: Look;
  size?: 's' | 'l';
  isWide?: boolean;
  /** Under way: shows a spinner and takes no further press. */
  isBusy?: boolean;
  icon?: ReactNode;
}

// Written out: Tailwind keeps only classes that it finds in the sources.
const looks: Readonly<Record<Look, string>> = {
  primary: 'btn-primary',
  outline: 'btn-outline',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
};
const sizes = { s: 'btn-s', l: 'btn-l' } as const;

const classes = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** A button with words. Without `type` it submits no form. */
export function Button({
  look = 'outline',
  size,
  isWide = false,
  isBusy = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classes('btn', looks[look], size && sizes[size], isWide && 'btn-wide', className)}
      aria-busy={isBusy || undefined}
      // The focus stays on a button that is at work.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className="spin" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its accessible name, also shown under the pointer. */
  label: string;
  size?: 's';
}

/** A button with an icon alone. */
export function IconButton({ label, size, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes('ib', size && 'ib-s', className)}
    >
      {children}
    </button>
  );
}
