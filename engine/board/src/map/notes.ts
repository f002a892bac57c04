/**
 * `note` lines: text for whoever reads the file. There are no comments besides, because a formatter would have to
 * lose them. A note is written as it is where that reads back as the same text, and as a JSON string elsewhere.
 */
export function readNote(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text; // a note that merely begins with a quoted word
  }
}

export const writtenNote = (note: string): string =>
  note !== '' && note === note.trim() && !note.startsWith('"') && !/\p{Cc}/u.test(note)
    ? note
    : JSON.stringify(note);
