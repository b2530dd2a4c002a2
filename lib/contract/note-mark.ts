/** How a colleague's note begins among the reasons of an order's events. Separate from the schemas: the panel uses it. */
export const noteMark = 'note: ';
