// Shares a text and, if there is one, a link: by the share sheet of the system on touch devices, otherwise by the clipboard.
import { matchesMedia } from '../../platform/page.js';

/** `refused`: neither was possible. `cancelled`: the player closed the share sheet. */
export type ShareResult = 'shared' | 'copied' | 'refused' | 'cancelled';

/** Shares a text and a link; without a link if it is empty. Never rejects. */
export async function share(text: string, url: string): Promise<ShareResult> {
  if ('share' in navigator && matchesMedia('(pointer: coarse)')) {
    try {
      await navigator.share({ text, ...(url && { url }) });
      return 'shared';
    } catch (error) {
      // a page can replace this method, and throw anything
      if ((error as Error | null)?.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url ? `${text}\n${url}` : text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
