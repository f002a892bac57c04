/** Letters as one types them in haste: small, without accents. Every character stays in its place. */
export const folded = (text: string): string =>
  text.toLowerCase().replace(/[à-ÿё]/gu, (letter) => letter.normalize('NFD').charAt(0));

const RUSSIAN =
  /(?:иями|ями|ами|ием|ией|иям|иях|ого|его|ому|ему|ыми|ими|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ия|ии|ию|ых|их|ую|юю|ью|ам|ям|ах|ях|ом|ем|ец|[аяоеуюыиьй])$/u;
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|ao)$/u, 'o'],
  [/ais$/u, 'al'],
  [/(?:ies|ing|ed|es|[ey]|(?<!s)s)$/u, ''],
];

/** What is left of a folded word without its ending: enough to find “walls” by “wall” and «укрытия» by «укрытие». */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const cut = /[а-я]/u.test(word) ? word.replace(RUSSIAN, '').replace(/ц$/u, '') : latin(word);
  return cut.length < 3 ? word : cut;
}

function latin(word: string): string {
  const ending = LATIN.find(([end]) => end.test(word));
  return ending === undefined ? word : word.replace(...ending);
}

/** Words of a question that say nothing of what it is about. */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'the and for with are can does did how when what which who why where may must should will has have many much this that',
    'как что где когда или для при это этот если можно нужно надо ли кто чем почему сколько может',
    'como que para com por uma quando onde qual quais quem posso pode deve sao esta este isso',
  ].flatMap((words) => words.split(' ')),
);
