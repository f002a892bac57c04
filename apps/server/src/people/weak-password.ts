/*
 * Passwords that are tried first by whoever guesses. The library's own check asks a service elsewhere for each password;
 * this one needs no network: what people take most is a handful of words, rows of keys and repetitions, and what is put
 * in front or behind to please a rule.
 */

/** In lower case and with letters for the digits that stand for them. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort passwd senha parol пароль contraseña motdepasse secret letmein welcome bemvindo changeme default
  iloveyou loveyou teamo amor любовь princess sunshine football futebol baseball basketball superman batman pokemon
  monkey dragon master shadow michael jennifer charlie jessica hunter jordan computer internet samsung whatever
  trustno freedom starwars minecraft fortnite nintendo playstation liverpool barcelona flamengo corinthians brasil
  russia привет natasha наташа sightline admin administrator root guest user test login access`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Each of them both ways, and any part of it. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'йцукенгшщзхъфывапролджэячсмитьбю',
].flatMap((row) => [row, row.split('').reverse().join('')]);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const LEAST_DIFFERENT = 4;

/** Whether a password is one of those that are tried first; `email`: whose it is to be. */
export function isWeak(password: string, email = ''): boolean {
  const plain = password.trim().toLowerCase();
  if (new Set(plain).size < LEAST_DIFFERENT) return true;
  if (ROWS.some((row) => row.includes(plain))) return true;
  const half = plain.slice(0, Math.ceil(plain.length / 2));
  if (half.repeat(2) === plain && isWeak(half)) return true;
  const [name] = email.toLowerCase().split('@');
  const cores = [plain, plain.replaceAll(/[013457@$]/g, (c) => LEET[c] ?? c)].flatMap((text) => [
    text,
    // What stands in front and behind to please a rule.
    text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
  ]);
  const bare = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replaceAll(/[013457@$]/g, (c) => LEET[c] ?? c);
  return [...cores, bare].some(
    (core) => WORDS.has(core) || (core !== '' && (core === name || core === email.toLowerCase())),
  );
}
