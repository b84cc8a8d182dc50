// Making the SVG nodes of a face.

const namespace = 'http://www.w3.org/2000/svg';

/** The empty picture of a card, 5 : 7, hidden from assistive technology: who shows it names the card. */
export const createSvg = (name: string, doc: Document): SVGSVGElement => {
  const svg = doc.createElementNS(namespace, 'svg');
  svg.setAttribute('class', name);
  svg.setAttribute('viewBox', '0 0 100 140');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  return svg;
};

/** One path: an outline to fill, or, given a width, centre lines to stroke. What colour, the class decides. */
export const addPath = (svg: SVGSVGElement, name: string, data: string, strokeWidth?: number): void => {
  const path = svg.ownerDocument.createElementNS(namespace, 'path');
  path.setAttribute('class', name);
  path.setAttribute('d', data);
  if (strokeWidth) path.setAttribute('stroke-width', `${strokeWidth}`);
  svg.append(path);
};
