import type { LucideIcon } from 'lucide-react';

/** An entry of `ActionMenu`. */
export interface MenuAction {
  label: string;
  icon?: LucideIcon;
  isDanger?: boolean;
  onChoose: () => void;
}
