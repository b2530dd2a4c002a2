import { type LinkFacts, shownAddress } from '#lib/rules/link-preview/facts.ts';
import { type Service, services, shownTexts } from '#lib/rules/link-preview/services.ts';
import { previewTexts as texts } from '#lib/rules/link-preview/texts.ts';
import { commonWarnings, warningsFor } from '#lib/rules/link-preview/warnings.ts';

const marked = (words: readonly string[]): string[] => words.map((each) => `  ! ${each}`);

function pictureLine({ picture }: LinkFacts): string[] {
  if (picture === null || picture.width === 0) return [];
  const { url, width, height, bytes, format } = picture;
  return [`${url} (${width}×${height}, ${format}, ${(bytes / 1000).toFixed(1)} kB)`];
}

function linesOf(service: Service, facts: LinkFacts): string[] {
  const { title, description } = shownTexts(service, facts);
  const shown = [title, description].filter(Boolean);
  return [
    '',
    texts.services[service.name],
    ...shown.map((text) => `  ${text}`),
    ...marked(warningsFor(service, facts)),
  ];
}

/** Output of the command: the previews, then the warnings. */
export const lines = (facts: LinkFacts): string[] => [
  shownAddress(facts),
  ...pictureLine(facts),
  ...marked(commonWarnings(facts)),
  ...(facts.status === 200 ? services.flatMap((service) => linesOf(service, facts)) : []),
];
