interface Entry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly updated: Date;
  readonly text: string;
}

/** Somebody's turns, for programs that read feeds. */
export interface Feed {
  readonly title: string;
  readonly home: string;
  readonly language: string;
  readonly now: Date;
  readonly entries: readonly Entry[];
}

/** RFC 4287. */
export function atomFeed({ title, home, language, now, entries }: Feed): string {
  const updated = entries.reduce(
    (latest, each) => (each.updated > latest ? each.updated : latest),
    new Date(0),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    `<id>${xml(home)}</id><title>${xml(title)}</title><author><name>Baithak</name></author>`,
    `<link href="${xml(home)}"/><updated>${(entries.length > 0 ? updated : now).toISOString()}</updated>`,
    ...entries.map(
      (each) =>
        `<entry><id>urn:baithak:${xml(each.id)}</id><title>${xml(each.title)}</title>` +
        `<link href="${xml(each.url)}"/><updated>${each.updated.toISOString()}</updated>` +
        `<summary>${xml(each.text)}</summary></entry>`,
    ),
    '</feed>',
    '',
  ].join('\n');
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, home, language, entries }: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    language,
    items: entries.map((each) => ({
      id: each.id,
      url: each.url,
      title: each.title,
      content_text: each.text,
      date_published: each.updated.toISOString(),
    })),
  };
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string);
