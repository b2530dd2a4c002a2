/** The fixed role of those who run the shop; members have the name the settings give (`MEMBER_ROLE`). */
export const administratorRole = 'Administrator';
