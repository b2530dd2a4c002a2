import { paths } from '#lib/contract/paths.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/** The home page's canonical and shared address, with its slash. React hoists both into the head. */
export function HomeAddress() {
  const address = absoluteUrl(paths.home);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}
