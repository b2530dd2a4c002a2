import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { paths } from '#lib/contract/paths.ts';

interface ChatLinkProps {
  className: string;
  icon: InterfaceIconName;
  /** What to talk about: `product:1001`. */
  about?: string;
  children: string;
}

/**
 * Opens the box of chat; without scripts a link to its page. `chat-link`: a circle in the page's margin
 * on a desk; `hd-chat`: beside the search of phones; `chat-ask`: a row on product pages.
 */
export function ChatLink({ className, icon, about = '', children }: ChatLinkProps) {
  return (
    <a
      className={className}
      href={paths.chat}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- without scripts it leads to a page
      role="button"
      aria-haspopup="dialog"
      data-chat={about}
    >
      <Icon name={icon} />
      <span>{children}</span>
      <span className="count" hidden />
    </a>
  );
}
