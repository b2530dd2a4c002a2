interface Item {
  id: number;
  url: string;
  label: string;
  /** 0 a heading, 1 a link below the last heading (specification §3). */
  type: 0 | 1;
}

export interface MenuGroup {
  key: number;
  /** Absent for links that come before the first heading. */
  heading?: Item;
  links: Item[];
}

/** The flat items of a mega menu as groups, each under its heading. */
export function groupMenu(items: readonly Item[]): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const item of items) {
    if (item.type === 0) groups.push({ key: item.id, heading: item, links: [] });
    else {
      const last = groups.at(-1) ?? { key: 0, links: [] };
      if (groups.length === 0) groups.push(last);
      last.links.push(item);
    }
  }
  return groups;
}
