import type { ReactNode } from 'react';
import { type LinkFacts, searchAddress, shownAddress } from '#lib/rules/link-preview/facts.ts';
import { type Service, shownTexts } from '#lib/rules/link-preview/services.ts';
import { previewTexts } from '#lib/rules/link-preview/texts.ts';
import { showsPicture } from '#lib/rules/link-preview/warnings.ts';
import { linkTexts } from '#panel/link-preview/texts.ts';
import '#panel/styles/link-preview.css';

interface Props {
  service: Service;
  facts: LinkFacts;
  /** How the picture of the link is drawn. */
  picture: ReactNode;
  /** Price and state below a search result; '' without. */
  offer?: string;
}

const hostOf = ({ url }: LinkFacts): string => new URL(url).host;

function Address({ facts }: { facts: LinkFacts }) {
  return (
    <bdi dir="ltr" className="link-address">
      {shownAddress(facts)}
    </bdi>
  );
}

/** A search result. */
function Result({ service, facts, offer = '' }: Omit<Props, 'picture'>) {
  const { title, description } = shownTexts(service, facts);
  if (facts.noIndex) return <p className="small muted">{previewTexts.notListed}</p>;
  return (
    <div className="result">
      <span className="small muted">{facts.siteName}</span>
      <bdi dir="ltr" className="result-path">
        {searchAddress(facts)}
      </bdi>
      <strong className="result-title" dir="auto">
        {title || linkTexts.noTitle}
      </strong>
      {description === '' ? null : (
        <p className="small muted" dir="auto">
          {description}
        </p>
      )}
      {offer === '' ? null : <p className="small muted">{offer}</p>}
    </div>
  );
}

/** A message with a link; `isFirst` says whether the picture stands above its words. */
function Message({ service, facts, picture, isFirst }: Props & { isFirst: boolean }) {
  const { title, description } = shownTexts(service, facts);
  return (
    <div className="preview-card">
      <Address facts={facts} />
      <div className="message">
        {isFirst ? picture : null}
        <span className="medium muted">{facts.siteName}</span>
        <strong className="medium" dir="auto">
          {title || linkTexts.noTitle}
        </strong>
        {description === '' ? null : (
          <p className="small muted" dir="auto">
            {description}
          </p>
        )}
        {isFirst ? null : picture}
      </div>
    </div>
  );
}

/** WhatsApp's box: picture, words and host, with the link below. */
function Boxed({ service, facts, picture }: Props) {
  const { title, description } = shownTexts(service, facts);
  return (
    <div className="preview-card">
      <div className="link-box">
        {picture}
        <div className="link-words">
          <strong className="medium" dir="auto">
            {title || linkTexts.noTitle}
          </strong>
          {description === '' ? null : (
            <p className="small muted" dir="auto">
              {description}
            </p>
          )}
          <bdi dir="ltr" className="small faint">
            {hostOf(facts)}
          </bdi>
        </div>
      </div>
      <Address facts={facts} />
    </div>
  );
}

/** X's large card: the title lies on the picture. */
function Card({ service, facts, picture }: Props) {
  const { title } = shownTexts(service, facts);
  return (
    <div className="grid gap-1">
      <div className="link-box link-over">
        {picture}
        <span className="link-title" dir="auto">
          {title || linkTexts.noTitle}
        </span>
      </div>
      <bdi dir="ltr" className="small faint link-from">
        {hostOf(facts)}
      </bdi>
    </div>
  );
}

/** A link as a service displays it. */
export function PlaceCard(props: Props) {
  const { service, facts } = props;
  if (facts.status !== 200) return <Address facts={facts} />;
  const picture = showsPicture(service, facts) ? props.picture : null;
  if (service.name === 'google') return <Result {...props} />;
  if (service.name === 'whatsapp') return <Boxed {...props} picture={picture} />;
  if (service.name === 'x') return <Card {...props} picture={picture} />;
  return <Message {...props} picture={picture} isFirst={service.name !== 'telegram'} />;
}

/** What is weak about a link in one place, or that nothing is. */
export function Warnings({ found, fine }: { found: readonly string[]; fine: string }) {
  if (found.length === 0) return <p className="small text-good">{fine}</p>;
  return (
    <ul className="link-warnings">
      {found.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
