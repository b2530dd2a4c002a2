import { useQuery } from '@tanstack/react-query';
import type { CustomerAnswer } from '#lib/contract/customer.ts';
import { BasketBox } from '#panel/customers/basket-box.tsx';
import { BlockButton, BlockNote } from '#panel/customers/block.tsx';
import { customerQuery } from '#panel/customers/calls.ts';
import { CustomerFormer } from '#panel/customers/customer-former.tsx';
import { CustomerOpinions } from '#panel/customers/customer-opinions.tsx';
import { CustomerOrders } from '#panel/customers/customer-orders.tsx';
import { ProfileBox } from '#panel/customers/profile-box.tsx';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { useParams } from '#panel/ui/address.ts';
import { Failed, Tag } from '#panel/ui/states.tsx';

function Mark({ customer: { block, isStaff } }: { customer: CustomerAnswer }) {
  if (block) return <Tag kind="bad">{words.blocked}</Tag>;
  return isStaff ? <Tag kind="info">{words.staff}</Tag> : null;
}

function Customer({ customer }: { customer: CustomerAnswer }) {
  return (
    <Page
      title={customer.name || words.unnamed}
      back="/customers"
      mark={<Mark customer={customer} />}
      actions={customer.isStaff ? null : <BlockButton customer={customer} />}
    >
      {customer.block ? <BlockNote block={customer.block} /> : null}
      <div className="two">
        <div className="two-part">
          <CustomerOrders orders={customer.orderList} />
          <CustomerFormer id={customer.id} />
          <CustomerOpinions opinions={customer.opinions} count={customer.opinionCount} />
        </div>
        <div className="two-part">
          <ProfileBox customer={customer} />
          <BasketBox customer={customer} />
        </div>
      </div>
    </Page>
  );
}

/** «مشتری»: what one of them bought, wrote and left in the basket. */
export default function CustomerScreen() {
  const written = useParams()['id'] ?? '';
  const id = /^[1-9]\d{0,14}$/.test(written) ? Number(written) : 0;
  const { data, error, refetch } = useQuery({ ...customerQuery(id), enabled: id > 0 });
  if (id === 0) return <ScreenMissing />;
  if (data) return <Customer key={data.id} customer={data} />;
  return (
    <Page title={words.profile} back="/customers">
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <span className="skeleton" aria-busy="true" />
      )}
    </Page>
  );
}
