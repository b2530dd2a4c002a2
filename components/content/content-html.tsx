import { aparatFacades } from '#lib/content/aparat-facade.ts';

/** HTML the shop wrote. Its service made it clean when it was stored. */
export function ContentHtml({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`prose ${className}`.trimEnd()}
      dangerouslySetInnerHTML={{ __html: aparatFacades(html) }}
    />
  );
}
