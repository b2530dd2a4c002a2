import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/contract/paths.ts';
import { type BannerPart, partQuery, rereadPart, savePart } from '#panel/appearance/calls.ts';
import { PartPage, PartWaiting } from '#panel/appearance/part-page.tsx';
import { lookTexts } from '#panel/appearance/texts.ts';
import { PictureField } from '#panel/content/picture-field.tsx';
import { useContentForm } from '#panel/content/use-content-form.ts';
import { texts } from '#panel/texts.ts';
import { SwitchField } from '#panel/ui/choices.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const words = {
  isShown: 'بنر نشان داده شود',
  title: 'نوشتهٔ بنر',
  titleHint: 'بی عکس خودش دیده می‌شود؛ با عکس، شرح آن است',
  link: 'با فشردن به کجا برود',
  picture: 'عکس به جای نوشته',
} as const;

type Banner = NonNullable<BannerPart['banner']>;
interface Values {
  isShown: boolean;
  banner: Banner;
}
const none: Banner = { bannerImgUrl: '', bannerLink: '', title: '' };
const valuesOf = ({ banner }: BannerPart): Values => ({
  isShown: banner !== null,
  banner: banner ?? none,
});
const savedOf = ({ isShown, banner }: Values) => ({ banner: isShown ? banner : null });
const labels = { isShown: words.isShown, banner: lookTexts.banner };

function BannerForm({ part }: { part: BannerPart }) {
  const form = useContentForm({
    saved: part,
    empty: { isShown: false, banner: none },
    valuesOf,
    send: (written, from) => savePart('banner', savedOf(written), from?.revision ?? 0),
    reread: () => rereadPart('banner'),
    done: () => showToast(lookTexts.published),
  });
  const { values, faults, set } = form;
  const { banner } = values;
  const change = (some: Partial<Banner>) => set('banner', { ...banner, ...some });
  return (
    <PartPage
      part="banner"
      title={lookTexts.banner}
      name={lookTexts.banner}
      path={paths.home}
      savedOf={savedOf}
      form={form}
      labels={labels}
      show={(name, { isShown, banner: { title } }) =>
        name === 'banner' ? title || texts.nothing : isShown ? lookTexts.show : lookTexts.hidden
      }
    >
      <SwitchField checked={values.isShown} onChange={(isShown) => set('isShown', isShown)}>
        {words.isShown}
      </SwitchField>
      {values.isShown ? (
        <div className="form">
          <TextField
            label={words.title}
            hint={words.titleHint}
            error={faults['banner.title']}
            maxLength={200}
            value={banner.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextField
            label={words.link}
            hint={lookTexts.urlHint}
            error={faults['banner.bannerLink']}
            dir="ltr"
            maxLength={500}
            value={banner.bannerLink}
            onChange={(event) => change({ bannerLink: event.target.value })}
          />
          <PictureField
            label={words.picture}
            kind="wide"
            image={banner.bannerImgUrl}
            error={faults['banner.bannerImgUrl']}
            onChoose={({ image }) => change({ bannerImgUrl: image })}
            onRemove={() => change({ bannerImgUrl: '' })}
          />
        </div>
      ) : null}
    </PartPage>
  );
}

/** «بنر بالای صفحه» */
export default function BannerScreen() {
  const { data, error, refetch } = useQuery(partQuery('banner'));
  if (data) return <BannerForm part={data} />;
  return <PartWaiting title={lookTexts.banner} error={error} onRetry={refetch} />;
}
