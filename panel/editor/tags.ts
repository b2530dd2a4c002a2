/** Marks without attributes that the sanitiser keeps; the toolbar has none of them. */
export const markTags = ['code', 'u', 'sub', 'sup', 'small', 'mark', 'kbd', 'ins', 'del'] as const;
