// Whether there is a page at all: not on a server, whatever stands in for a document there.
export const hasPage = typeof document !== 'undefined' && Boolean(document.defaultView);
