const MAX_PADDING = 40;

/** A result for people: an object as lines of `name  value`, a list as a table. */
export function show(result: unknown): string {
  if (Array.isArray(result)) return showTable(result);
  if (typeof result === 'object' && result !== null) return showFields(Object.entries(result));
  return String(result);
}

function showFields(fields: [string, unknown][]): string {
  const width = Math.max(...fields.map(([name]) => name.length));
  return fields.map(([name, value]) => `${name.padEnd(width)}  ${showValue(value)}`).join('\n');
}

function showTable(rows: readonly Record<string, unknown>[]): string {
  const first = rows[0];
  if (!first) return 'None.';
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => showValue(row[name])))];
  const widths = names.map((_, column) => columnWidth(cells.map((line) => line[column]!)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One long title must not push what follows it out of sight in every row; its own row is the only one that it moves. */
function columnWidth(column: string[]): number {
  return Math.min(MAX_PADDING, Math.max(...column.map((cell) => cell.length)));
}

function showValue(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
