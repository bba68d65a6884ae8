/** The single changes that `mutate.ts` plants: of operators, conditions, literals, calls, and comparisons in SQL. */
import { parseAst } from 'vite';

export interface Change {
  file: string;
  line: number;
  from: number;
  to: number;
  text: string;
  what: string;
}

const SWAPPED = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '&&': '||',
    '||': '&&',
    '+': '-',
    '-': '+',
    '*': '+',
    '+=': '-=',
    '-=': '+=',
  }),
);

const SWAPPED_CALLS = new Map(Object.entries({ min: 'max', max: 'min', some: 'every', every: 'some' }));

/** Between a column and a value, as the query builder takes them. */
const SWAPPED_IN_QUERIES = new Map(
  Object.entries({
    '=': '<>',
    '<>': '=',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    is: 'is not',
    'is not': 'is',
  }),
);

const SWAPPED_IN_SQL = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    'is null': 'is not null',
    'is not null': 'is null',
    and: 'or',
    or: 'and',
  }),
);
const SQL_OPERATOR = /(?<=\s)(?:<=|>=|<|>|is null|is not null|(?<!between \S+ )and|(?<!create )or)(?=\s|\)|$)/g;
const SQL = /^[`\s]*(?:select|insert|update|delete|with)\s/i;

/** What these do no result can tell: texts for the log, marks for other tests, and tidying up. */
const UNTOLD = /(?:^|\.)(?<!Math\.)(?:log|crashPoint|clearTimeout|clearInterval|removeEventListener)$/;
/** Of durations: a millisecond more cannot be noticed, ten times as long can. */
const DURATION = /(?:_MS|Ms)$/;
const SHORTEST_CHANGED_TENFOLD = 50;
/** A longer list of nothing but literals is data: a test of each would write it out again. */
const LONGEST_CHANGED_LIST = 20;

/** Of the tree that the parser gives: every node says where it stands. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

type Plant = (place: Pick<Node, 'start' | 'end'>, text: string) => void;

/** Every single change that can be planted in a file. */
export function changesIn(file: string, source: string): Change[] {
  const found: Change[] = [];
  const plant: Plant = ({ start, end }, text) => {
    const line = source.slice(0, start).split('\n').length;
    const what = `${shortened(source.slice(start, end))} → ${shortened(text)}`;
    found.push({ file, line, from: start, to: end, text, what });
  };
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const visit = (node: Node, isDuration: boolean): void => {
    if (/^(?:TS(?!AsExpression|NonNull|Satisfies)|ImportDeclaration)/.test(node.type)) return;
    if (isData(node)) return;
    if (node.type === 'CallExpression' && UNTOLD.test(textOf(node.callee as Node))) return;
    if (node.type === 'Literal') changeLiteral(node, plant, textOf(node), isDuration);
    PLANTERS[node.type]?.(node, plant, textOf, source);
    const name = (node.id ?? node.key) as Node | undefined;
    const isNamedSo = isDuration || (name?.type === 'Identifier' && DURATION.test(String(name.name)));
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part, isNamedSo);
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, false);
  return found;
}

function isData({ type, elements }: Node): boolean {
  const items = type === 'ArrayExpression' ? (elements as Node[]) : [];
  return items.length > LONGEST_CHANGED_LIST && items.every((item) => item.type === 'Literal');
}

function changeLiteral({ value, ...place }: Node, plant: Plant, text: string, isDuration: boolean): void {
  if (typeof value === 'boolean') plant(place, String(!value));
  if (typeof value !== 'number') return;
  plant(place, isDuration && value >= SHORTEST_CHANGED_TENFOLD ? `(${text} * 10)` : `(${text} + 1)`);
}

type Planter = (node: Node, plant: Plant, textOf: (node: Node) => string, source: string) => void;

const negate: Planter = ({ test }, plant, textOf) => plant(test as Node, `!(${textOf(test as Node)})`);

const PLANTERS: Readonly<Record<string, Planter>> = {
  BinaryExpression: swapOperator,
  LogicalExpression(node, plant, textOf, source) {
    if (node.operator === '??') plant(node, textOf(node.left as Node));
    else swapOperator(node, plant, textOf, source);
  },
  AssignmentExpression: swapOperator,
  IfStatement: negate,
  ConditionalExpression: negate,
  UnaryExpression(node, plant, textOf) {
    if (node.operator === '!') plant(node, textOf(node.argument as Node));
  },
  ExpressionStatement(node, plant, textOf) {
    const call = callIn(node.expression as Node);
    if (call && !UNTOLD.test(textOf(call.callee as Node))) plant(node, ';');
  },
  CallExpression(node, plant) {
    swapMethod(node, plant);
    swapInQuery(node, plant);
  },
  TaggedTemplateExpression({ tag, quasi }, plant, textOf) {
    const template = quasi as Node;
    if (textOf(tag as Node) === 'sql' && !isStatement(template, textOf)) swapInSql(template, plant, textOf);
  },
  TemplateLiteral(node, plant, textOf) {
    if (isStatement(node, textOf)) swapInSql(node, plant, textOf);
  },
};

const isStatement = (template: Node, textOf: (node: Node) => string): boolean =>
  SQL.test(textOf((template.quasis as [Node])[0]));

function swapOperator(node: Node, plant: Plant, _textOf: unknown, source: string): void {
  const [left, right] = [node.left as Node, node.right as Node];
  const operator = node.operator as string;
  const swapped = SWAPPED.get(operator);
  // Texts that are joined cannot be subtracted.
  const isOfTexts = [left, right].some((one) => typeof one.value === 'string' || one.type === 'TemplateLiteral');
  if (swapped === undefined || (operator.startsWith('+') && isOfTexts)) return;
  const start = source.indexOf(operator, left.end);
  plant({ start, end: start + operator.length }, swapped);
}

function swapMethod({ callee }: Node, plant: Plant): void {
  const { type, property } = callee as Node & { property?: Node };
  const swapped = type === 'MemberExpression' ? SWAPPED_CALLS.get(String(property!.name)) : undefined;
  if (swapped !== undefined) plant(property!, swapped);
}

function swapInQuery(node: Node, plant: Plant): void {
  const [, operator, value] = node.arguments as Node[];
  const swapped = SWAPPED_IN_QUERIES.get(String(operator?.value));
  if (value !== undefined && swapped !== undefined) plant(operator!, `'${swapped}'`);
}

function swapInSql(node: Node, plant: Plant, textOf: (node: Node) => string): void {
  for (const part of node.quasis as Node[]) {
    for (const { 0: operator, index } of textOf(part).matchAll(SQL_OPERATOR)) {
      const start = part.start + index;
      plant({ start, end: start + operator.length }, SWAPPED_IN_SQL.get(operator)!);
    }
  }
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

/** A statement that is a call, waited for or not. */
function callIn(node: Node): Node | null {
  if (node.type === 'AwaitExpression' || (node.type === 'UnaryExpression' && node.operator === 'void')) {
    return callIn(node.argument as Node);
  }
  if (node.type === 'ChainExpression') return callIn(node.expression as Node);
  return node.type === 'CallExpression' && (node.callee as Node).type !== 'Super' ? node : null;
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ');
  return plain.length > 60 ? `${plain.slice(0, 57)}…` : plain;
}
