interface Row {
  id: string;
  text: string;
}

/** A row of text says how many bytes it has; all others end with their line. */
const textRow = /^T([0-9a-f]+),/;
/**
 * How all other rows of a page begin: modules, hints, errors, the pieces and ends of streams, and JSON. Rows of
 * bytes say their lengths in ways of their own.
 */
const lineRow = /^[IHEXxRrCN[{"\d\-tfn]/;
const newline = 10;

/** The rows of React's data; null when they are not written as expected. */
function rowsOf(data: string): Row[] | null {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  for (let start = 0; start < bytes.length;) {
    const colon = bytes.indexOf(':', start);
    const head = bytes.toString('latin1', colon + 1, colon + 12);
    const [mark = '', length] = textRow.exec(head) ?? [];
    if (length === undefined && !lineRow.test(head)) return null;
    const end =
      length === undefined
        ? bytes.indexOf(newline, colon) + 1
        : colon + 1 + mark.length + Number.parseInt(length, 16);
    const id = bytes.toString('latin1', start, colon);
    if (colon < 0 || end <= colon || end > bytes.length || !/^[0-9a-f]*$/.test(id)) return null;
    rows.push({ id, text: bytes.toString('utf8', start, end) });
    start = end;
  }
  return rows;
}

const isText = ({ text }: Row): boolean => /^[0-9a-f]+:T/.test(text);

/** Characters of a row that is worth moving: the facts of a page, its words and lists. */
const long = 800;
const isLong = ({ text }: Row): boolean => text.length > long && /^[0-9a-f]+:\[/.test(text);

/** What every page has, and what the head says, are in the markup long before the content. */
const isFrame = ({ text }: Row): boolean => /^[0-9a-f]+:\[+"\$","(?:html|title)"/.test(text);

/** A property that is undefined is one that is not there. Within a string its quotes would be escaped. */
const nothing = /,"[A-Za-z]+":"\$undefined"/g;

/**
 * React's data with the content first, whose markup they are to be near, texts before all else. Rows name each
 * other by ids and may come in any order, but for those of one id, which are a stream. Properties that are
 * undefined are left out.
 */
export function orderedRows(data: string): string {
  const rows = rowsOf(data);
  if (rows === null) return data;
  const byId = Map.groupBy(rows, ({ id }) => id);
  const rank = (row: Row): number => {
    if (byId.get(row.id)?.length !== 1) return 2;
    if (isText(row)) return 0;
    return isLong(row) && !isFrame(row) ? 1 : 2;
  };
  return rows
    .toSorted((one, other) => rank(one) - rank(other))
    .map((row) => (isText(row) ? row.text : row.text.replace(nothing, '')))
    .join('');
}
