import ts from 'typescript';

/** One change of a source file that its tests should notice. */
export interface Mutant {
  /** counted from 1 */
  readonly line: number;
  readonly kind: string;
  /** what is replaced, by what */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** whether a statement is replaced, or an expression */
  readonly of: 'statement' | 'expression';
}

const SWAPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.AmpersandToken]: '|',
  [ts.SyntaxKind.BarToken]: '&',
  [ts.SyntaxKind.LessThanLessThanToken]: '>>',
  [ts.SyntaxKind.GreaterThanGreaterThanToken]: '<<',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Methods that can be left out: what they are called on is given instead. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed']);

/** Properties whose text decides something. */
const TELLING = new Set(['rule', 'kind', 'code', 'form', 'ask', 'by']);

/** What is written for engineers: whatever it says, players and programs do not depend on it. */
const LOGS = /^(?:console|log|logger|this\.log|this\.o\.log|this\.hall\.log|o\.log)\./;

/** Errors that say that the program itself is wrong. */
const INTERNAL = /^(?:new (?:Error|TypeError|RangeError)\(|this\.misuse\(|misuse\()/;

/** Every change that could be made to a source, in its order. Code that only types see has none. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, scriptKind(file));
  const found: Mutant[] = [];

  const add = (node: ts.Node, kind: string, replacement: string, of: Mutant['of'] = 'expression') => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ line, kind, start, end: node.getEnd(), replacement, of });
  };
  const text = (node: ts.Node) => node.getText(tree);

  const look = (node: ts.Node): void => {
    if (isUntouched(node, tree)) return;
    if (ts.isExpressionStatement(node) && isRemovable(node.expression))
      add(node, 'removed statement', ';', 'statement');
    else if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      add(condition, 'negated condition', `!(${text(condition)})`);
    } else if (ts.isBinaryExpression(node)) binary(node);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, 'removed negation', `!!(${text(node.operand)})`);
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'swapped boolean', 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'swapped boolean', 'true');
    else if (ts.isNumericLiteral(node) && /^[\d_]+$/.test(text(node)) && !isName(node) && !isShift(node))
      add(node, 'off by one', String(Number(text(node).replaceAll('_', '')) + 1));
    else if (ts.isStringLiteral(node) && isTelling(node))
      add(node, 'swapped text', JSON.stringify(`not ${node.text}`));
    else if (ts.isCallExpression(node)) method(node);
    ts.forEachChild(node, look);
  };

  const binary = (node: ts.BinaryExpression) => {
    const swapped = SWAPPED[node.operatorToken.kind];
    if (swapped === undefined || isTextual(node)) return;
    const [left, right] = [text(node.left), text(node.right)];
    // An operator that is replaced may bind differently.
    add(
      node,
      `${text(node.operatorToken)} for ${swapped}`,
      assigns(node) ? `${left} ${swapped} (${right})` : `(${left}) ${swapped} (${right})`,
    );
  };

  const method = (node: ts.CallExpression) => {
    // Half of an optional chain could not be put into brackets.
    if (!ts.isPropertyAccessExpression(node.expression) || (node.flags & ts.NodeFlags.OptionalChain) !== 0)
      return;
    const { expression: target, name } = node.expression;
    const called = METHODS.get(name.text);
    if (called !== undefined && node.arguments.length > 0)
      add(
        node,
        `${name.text} for ${called}`,
        `${text(target)}.${called}${source.slice(name.getEnd(), node.getEnd())}`,
      );
    else if (LEFT_OUT.has(name.text)) add(node, `removed ${name.text}`, text(target));
  };

  look(tree);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

const scriptKind = (file: string): ts.ScriptKind =>
  file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

const assigns = (node: ts.BinaryExpression): boolean =>
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

/** Types, imports, what is thrown, what is logged, and assertions of what can't be. */
function isUntouched(node: ts.Node, tree: ts.SourceFile): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node))
    return true;
  if (ts.isExpressionStatement(node)) return isUntouched(node.expression, tree);
  if (ts.isCallExpression(node) && LOGS.test(node.expression.getText(tree))) return true;
  return (
    ts.isIfStatement(node) && node.elseStatement === undefined && isInternalThrow(node.thenStatement, tree)
  );
}

function isInternalThrow(node: ts.Statement, tree: ts.SourceFile): boolean {
  const [only, ...more] = ts.isBlock(node) ? node.statements : [node];
  return (
    more.length === 0 &&
    only !== undefined &&
    ts.isThrowStatement(only) &&
    INTERNAL.test(only.expression.getText(tree))
  );
}

const isRemovable = (node: ts.Expression): boolean =>
  (ts.isCallExpression(node) && node.expression.kind !== ts.SyntaxKind.SuperKeyword) ||
  ts.isDeleteExpression(node) ||
  (ts.isBinaryExpression(node) && assigns(node) && !isFieldOfConstructor(node)) ||
  ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
    (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken)) ||
  (ts.isAwaitExpression(node) && isRemovable(node.expression));

/** Fields that a constructor is only handed on: no test is written for that, and the first that runs would notice. */
const isFieldOfConstructor = (node: ts.BinaryExpression): boolean =>
  ts.isPropertyAccessExpression(node.left) &&
  node.left.expression.kind === ts.SyntaxKind.ThisKeyword &&
  ts.isIdentifier(node.right) &&
  node.right.text === node.left.name.text;

/** Joins texts, or adds up what may be one: `-` would not be a mistake that anybody makes. */
const isTextual = (node: ts.BinaryExpression): boolean =>
  [node.left, node.right].some(
    (side) =>
      ts.isStringLiteralLike(side) ||
      ts.isTemplateExpression(side) ||
      (ts.isBinaryExpression(side) && side.operatorToken.kind === ts.SyntaxKind.PlusToken && isTextual(side)),
  ) && [ts.SyntaxKind.PlusToken, ts.SyntaxKind.PlusEqualsToken].includes(node.operatorToken.kind);

const isName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isEnumMember(node.parent)) && node.parent.name === node;

/** How far bits are shifted to make room in a key: further is as good. */
const isShift = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.right === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.LessThanLessThanToken;

/** A text that is compared, returned, or says by which rule or of which kind something is. */
function isTelling(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent))
    return parent.initializer === node && ts.isIdentifier(parent.name) && TELLING.has(parent.name.text);
  if (ts.isBinaryExpression(parent)) return isEquality(parent.operatorToken.kind) && !isTypeof(parent);
  return ts.isReturnStatement(parent) || ts.isCaseClause(parent);
}

const isEquality = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

const isTypeof = (node: ts.BinaryExpression): boolean =>
  ts.isTypeOfExpression(node.left) || ts.isTypeOfExpression(node.right);
