import { texts } from '#panel/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';

const sheet: readonly { title: string; keys: readonly (readonly [string, readonly string[]])[] }[] =
  [
    {
      title: 'همه‌جا',
      keys: [
        ['جستجو در همه‌چیز', ['Ctrl', 'K']],
        ['جستجوی همین فهرست', ['/']],
        ['ذخیره', ['Ctrl', 'S']],
        ['این راهنما', ['?']],
      ],
    },
    {
      title: 'نوشتن و چیدن',
      keys: [
        ['پیوند', ['Ctrl', 'Shift', 'K']],
        ['پررنگ، کج', ['Ctrl', 'B', 'I']],
        ['برداشتن و گذاشتن سطر', ['Space']],
      ],
    },
    {
      title: 'فهرست‌ها',
      keys: [
        ['پایین، بالا', ['J', 'K']],
        ['گزیدن', ['X']],
        ['باز کردن', ['E', 'Enter']],
      ],
    },
    {
      title: 'نظرات',
      keys: [
        ['پذیرش', ['A']],
        ['رد', ['R']],
        ['رد با دلیل آماده', ['1', '…', '5']],
        ['پاسخ', ['P']],
        ['بعداً، قبلی', ['J', 'K']],
      ],
    },
    {
      title: 'گفتگو',
      keys: [
        ['گفتگوی بعد، پیشین', ['J', 'K']],
        ['باز کردن', ['E', 'Enter']],
        ['نوشتن پاسخ', ['P']],
        ['پاسخ آماده', ['/']],
        ['فرستادن', ['Enter']],
        ['سطر تازه', ['Shift', 'Enter']],
        ['بیرون آمدن از نوشتن', ['Esc']],
      ],
    },
    {
      title: 'جدول قیمت و موجودی',
      keys: [
        ['خانهٔ بعد، پیشین', ['Tab', '←', '→']],
        ['پایین، بالا', ['Enter', '↓', '↑']],
        ['گزیدن چند خانه', ['Shift', '↓']],
        ['باز کردن خانه', ['F2']],
        ['پر کردن رو به پایین', ['Ctrl', 'D']],
        ['رونوشت، چسباندن', ['Ctrl', 'C', 'V']],
        ['برگشت، دوباره', ['Ctrl', 'Z', 'Y']],
        ['بیرون رفتن', ['Esc', 'Tab']],
      ],
    },
    {
      title: 'جابه‌جا کردن',
      keys: [
        ['برداشتن، گذاشتن', ['Space']],
        ['حرکت', ['↑', '↓']],
        ['به زیر دستهٔ بالایی، بیرون', ['←', '→']],
        ['پس گرفتن', ['Esc']],
      ],
    },
  ];

/** The keys of the panel; they are read by their place, so a Persian layout does not matter. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.keys} size="large">
      {/* It is longer than low screens, and has nothing else that takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="keys" aria-label={texts.keys} tabIndex={0}>
        {sheet.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="small faint pb-1">{title}</h3>
            <dl>
              {keys.map(([name, parts]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {parts.map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
      <p className="small faint">کلیدها با صفحه‌کلید فارسی هم کار می‌کنند.</p>
    </Dialog>
  );
}
