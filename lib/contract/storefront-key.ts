/**
 * By this header the storefront's server shows that it asks for its visitors, so that its calls are
 * not counted against one address: hex HMAC-SHA256 of "storefront" with REVALIDATE_SECRET.
 */
export const storefrontKeyHeader = 'x-storefront-key';
