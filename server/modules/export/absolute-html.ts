/** HTML whose pictures and links are found from everywhere. @param siteUrl without a trailing slash */
export const absoluteHtml = (html: string, siteUrl: string): string =>
  html.replaceAll(/ (src|href|poster)="\/(?!\/)/g, ` $1="${siteUrl}/`);
