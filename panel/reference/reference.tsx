import { Inbox, Plus } from 'lucide-react';
import { useState } from 'react';
import { SchemeButton } from '#panel/frame/scheme-button.tsx';
import { ReferenceFields } from '#panel/reference/fields.tsx';
import { ReferenceList } from '#panel/reference/list.tsx';
import { Bar } from '#panel/ui/bar.tsx';
import { Button } from '#panel/ui/button.tsx';
import { Conflict, type Side } from '#panel/ui/conflict.tsx';
import { moved } from '#panel/ui/moved.ts';
import { Secret } from '#panel/ui/secret.tsx';
import { Handle, Sortable, useItem } from '#panel/ui/sortable.tsx';
import { EmptyState, Forbidden, Note, State, Tag } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

function Buttons() {
  return (
    <section className="section">
      <h2>دکمه‌ها</h2>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onClick={() => showToast('۳۴۲ قیمت تغییر کرد', () => showToast('برگشت'))}
        >
          ذخیره
        </Button>
        <Button look="primary" isBusy>
          ذخیره
        </Button>
        <Button look="primary" disabled>
          ذخیره
        </Button>
        <Button icon={<Plus className="i i-s" aria-hidden="true" />}>افزودن</Button>
        <Button look="quiet">تاریخچه</Button>
        <Button look="danger">حذف</Button>
      </div>
    </section>
  );
}

function Row({ name, at }: { name: string; at: number }) {
  const { setElement, setHandle } = useItem(name, at);
  return (
    <li ref={setElement} className="branch">
      <Handle name={name} setHandle={setHandle} />
      {name}
    </li>
  );
}

function Order() {
  const [names, setNames] = useState(['نخست', 'دوم', 'سوم']);
  return (
    <section className="section">
      <h2>جابه‌جایی</h2>
      <Sortable onMove={(from, to) => setNames(moved(names, from, to))}>
        <ul className="branches">
          {names.map((name, at) => (
            <Row key={name} name={name} at={at} />
          ))}
        </ul>
      </Sortable>
    </section>
  );
}

function States() {
  return (
    <section className="section">
      <h2>وضعیت‌ها</h2>
      <div className="flex flex-wrap gap-4">
        <State kind="good">پرداخت موفق</State>
        <State kind="wait">برای بسته‌بندی</State>
        <State kind="info">در حال آماده‌سازی</State>
        <State kind="bad">پرداخت ناموفق</State>
        <State kind="rest">لغو شده</State>
      </div>
      <div className="flex flex-wrap gap-2">
        <Tag kind="good">پرداخت موفق</Tag>
        <Tag kind="wait">۲ تغییر منتشرنشده</Tag>
        <Tag kind="info">در حال آماده‌سازی</Tag>
        <Tag kind="bad">۳۹ خطا</Tag>
        <Tag>کادو</Tag>
      </div>
      <Note>یادآوری ساده</Note>
      <Note kind="wait">۱۷ قیمت به بالا گرد می‌شود.</Note>
      <Note kind="good">اتصال برقرار است.</Note>
      <EmptyState icon={Inbox} title="هنوز کالایی نیست" text="نخستین کالا را با چهار خانه بسازید.">
        <Button look="primary">افزودن کالا</Button>
      </EmptyState>
      <Forbidden permission="prices" />
    </section>
  );
}

function Conflicts() {
  const [chosen, setChosen] = useState<Record<string, Side>>({ price: 'mine' });
  return (
    <section className="section">
      <h2>شما / اکنون</h2>
      <Conflict
        chosen={chosen}
        onChoose={(name, side) => setChosen({ ...chosen, [name]: side })}
        agreeing={['برند', 'دسته']}
        fields={[
          {
            name: 'price',
            label: 'قیمت',
            before: '۹۸٬۴۰۰٬۰۰۰',
            mine: '۹۹٬۴۰۰٬۰۰۰',
            now: '۹۷٬۹۰۰٬۰۰۰',
          },
          { name: 'name', label: 'نام', before: 'کتری', mine: 'کتری برقی', now: 'کتری فیلیپس' },
        ]}
      />
      <Secret label="کلید درگاه" ending="7f3a" onReplace={() => showToast('جایگزینی')} />
    </section>
  );
}

/** All parts of the kit on one sheet, for `npm run dev`; no screen of the panel and not built. */
export function Reference() {
  return (
    <main className="pg">
      <header className="section-head">
        <h1>اجزای پنل</h1>
        <SchemeButton />
      </header>
      <Buttons />
      <ReferenceFields />
      <States />
      <Order />
      <Conflicts />
      <ReferenceList />
      <Bar label="تغییرهای ذخیره‌نشده" text="۲۴ تغییر ذخیره نشده">
        <Button>انصراف</Button>
        <Button look="primary">ذخیرهٔ ۲۴ تغییر</Button>
      </Bar>
    </main>
  );
}
