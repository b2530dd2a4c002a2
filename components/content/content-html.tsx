import { aparatFacades } from '#lib/content/aparat-facade.ts';

interface ContentHtmlProps {
  html: string;
  className?: string;
  style?: React.CSSProperties;
}

/** HTML written by the shop's owner; the service sanitised it when it was stored. */
export function ContentHtml({ html, className = '', style }: ContentHtmlProps) {
  return (
    <div
      className={`prose ${className}`.trimEnd()}
      style={style}
      dangerouslySetInnerHTML={{ __html: aparatFacades(html) }}
    />
  );
}
