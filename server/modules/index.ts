import { rowKindsOf } from '#server/import-kinds.ts';
import { agent } from '#server/modules/agent/index.ts';
import { appearance } from '#server/modules/appearance/index.ts';
import { backup } from '#server/modules/backup/index.ts';
import { backInStock } from '#server/modules/back-in-stock/index.ts';
import { basket } from '#server/modules/basket/index.ts';
import { blog } from '#server/modules/blog/index.ts';
import { chat } from '#server/modules/chat/index.ts';
import { catalogue } from '#server/modules/catalogue/index.ts';
import { contact } from '#server/modules/contact/index.ts';
import { customer } from '#server/modules/customer/index.ts';
import { exportAll } from '#server/modules/export/index.ts';
import { findAnything } from '#server/modules/find-anything/index.ts';
import { failedSearch } from '#server/modules/failed-search/index.ts';
import { draft } from '#server/modules/draft/index.ts';
import { favourite } from '#server/modules/favourite/index.ts';
import { feed } from '#server/modules/feed/index.ts';
import { formerOrder } from '#server/modules/former-order/index.ts';
import { goods } from '#server/modules/goods/index.ts';
import { goodsTree } from '#server/modules/goods-tree/index.ts';
import { home } from '#server/modules/home/index.ts';
import { importGoods } from '#server/modules/import/index.ts';
import { invoice } from '#server/modules/invoice/index.ts';
import { linkPreview } from '#server/modules/link-preview/index.ts';
import { mediaLibrary } from '#server/modules/media-library/index.ts';
import { memberAddress } from '#server/modules/member-address/index.ts';
import { memberData } from '#server/modules/member-data/index.ts';
import { memberCode } from '#server/modules/member-code/index.ts';
import { memberPassword } from '#server/modules/member-password/index.ts';
import { memberProfile } from '#server/modules/member-profile/index.ts';
import { memberSession } from '#server/modules/member-session/index.ts';
import { type Base, Modules } from '#server/modules/module.ts';
import { moneyCheck } from '#server/modules/money-check/index.ts';
import { newsletter } from '#server/modules/newsletter/index.ts';
import { opinion } from '#server/modules/opinion/index.ts';
import { payment } from '#server/modules/payment/index.ts';
import { paymentSettings } from '#server/modules/payment-settings/index.ts';
import { popularity } from '#server/modules/popularity/index.ts';
import { presence } from '#server/modules/presence/index.ts';
import { preview } from '#server/modules/preview/index.ts';
import { priceAlert } from '#server/modules/price-alert/index.ts';
import { priceHistory } from '#server/modules/price-history/index.ts';
import { priceList } from '#server/modules/price-list/index.ts';
import { selling } from '#server/modules/selling/index.ts';
import { setting } from '#server/modules/setting/index.ts';
import { smsSettings } from '#server/modules/sms-settings/index.ts';
import { staff } from '#server/modules/staff/index.ts';
import { redirect } from '#server/modules/redirect/index.ts';
import { smsInbox } from '#server/modules/sms-inbox/index.ts';
import { orderStaff } from '#server/modules/order-staff/index.ts';
import { order } from '#server/modules/order/index.ts';
import { orderPicture } from '#server/modules/order-picture/index.ts';
import { orderReturn } from '#server/modules/order-return/index.ts';
import { receipt } from '#server/modules/receipt/index.ts';
import { reviewVote } from '#server/modules/review-vote/index.ts';
import { report } from '#server/modules/report/index.ts';
import { today } from '#server/modules/today/index.ts';
import { webVital } from '#server/modules/web-vital/index.ts';
import { outbox } from '#server/outbox/index.ts';
import { sealed } from '#server/sealed/index.ts';
import { smsOutbox } from '#server/sms-outbox/index.ts';

/** The modules of the shop. A module comes after those whose services it uses. */
export const createShop = (base: Base) =>
  new Modules(base)
    .with(outbox)
    .with(sealed)
    .with(smsOutbox)
    .with(smsInbox)
    .with(basket)
    .with(favourite)
    .with(reviewVote)
    .with(memberSession)
    .with(memberProfile)
    .with(memberCode)
    .with(memberPassword)
    .with(staff)
    .with(memberAddress)
    .with(memberData)
    .with(presence)
    .with(home)
    .with(appearance)
    .with(redirect)
    .with(failedSearch)
    .with(catalogue)
    .with(agent)
    .with(goods)
    .with(goodsTree)
    .with(mediaLibrary)
    .with(backInStock)
    .with(priceAlert)
    .with(popularity)
    .with(order)
    .with(formerOrder)
    .with(setting)
    .with(selling)
    .with(payment)
    .with(paymentSettings)
    .with(smsSettings)
    .with(backup)
    .with(moneyCheck)
    .with(orderPicture)
    .with(receipt)
    .with(orderReturn)
    .with(orderStaff)
    .with(invoice)
    .with(priceHistory)
    .with(priceList)
    .with(feed)
    .with(preview)
    .with(linkPreview)
    .with(opinion)
    .with(blog)
    .with(draft)
    .with(customer)
    .with((needs) =>
      importGoods({
        ...needs,
        rowKinds: rowKindsOf({ ...needs, siteUrl: needs.settings.siteUrl }),
      }),
    )
    .with(exportAll)
    .with(findAnything)
    .with(newsletter)
    .with(contact)
    .with(chat)
    .with(webVital)
    .with(report)
    .with(today);

export type Shop = ReturnType<typeof createShop>;
