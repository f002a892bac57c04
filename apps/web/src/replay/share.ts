import { copyText } from '../app/clipboard.ts';
import { download } from '../app/download.ts';
import { type Fault, isFault } from '../host/api.ts';
import { host } from '../host/client.ts';

/** What came of handing a match on. */
export type Shared =
  | { readonly did: 'saved'; readonly name: string }
  | { readonly did: 'copied' }
  /** the browser lets nobody write to the clipboard: it has to be copied by hand */
  | { readonly did: 'written'; readonly link: string }
  | { readonly did: 'nothing'; readonly why: Fault['fault'] };

const nothing = (why: Fault['fault']): Shared => ({ did: 'nothing', why });

export async function saveFile(id: string): Promise<Shared> {
  try {
    const file = await host().file(id);
    if (isFault(file)) return nothing(file.fault);
    download(file.name, file.text);
    return { did: 'saved', name: file.name };
  } catch {
    return nothing('failed');
  }
}

const addressOf = (data: string): string =>
  `${location.origin}${location.pathname}#/open/${encodeURIComponent(data)}`;

export async function copyLink(id: string): Promise<Shared> {
  try {
    const data = await host().link(id);
    if (isFault(data)) return nothing(data.fault);
    const link = addressOf(data);
    return (await copyText(link)) ? { did: 'copied' } : { did: 'written', link };
  } catch {
    return nothing('failed');
  }
}
