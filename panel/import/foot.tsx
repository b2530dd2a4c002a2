import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { StepName } from '#panel/import/steps.ts';
import { importTexts as words } from '#panel/import/texts.ts';

interface Props {
  /** The amber button, and others. */
  children?: ReactNode;
  /** The step before, if it can be gone back to. */
  back?: StepName;
  /** Said at the end. */
  aside?: string;
  /** Stays in view below a long list. */
  isNear?: boolean;
}

/** The ways on and back below a step. */
export function Foot({ children, back, aside, isNear = false }: Props) {
  return (
    <div className={isNear ? 'import-foot import-foot-near' : 'import-foot'}>
      {children}
      {back ? (
        <Link to="." search={{ step: back }} className="btn btn-quiet">
          {words.back}
        </Link>
      ) : null}
      {aside ? <span className="small faint import-aside">{aside}</span> : null}
    </div>
  );
}
