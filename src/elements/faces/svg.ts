// Creates the SVG nodes of card faces.

const namespace = 'http://www.w3.org/2000/svg';

/** An empty SVG with the card's aspect ratio 5 : 7. It is hidden from assistive technology; its user names the card. */
export const createSvg = (name: string, doc: Document): SVGSVGElement => {
  const svg = doc.createElementNS(namespace, 'svg');
  svg.setAttribute('class', name);
  svg.setAttribute('viewBox', '0 0 100 140');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  return svg;
};

/** Adds a path: an outline to fill or, with a width, centre lines to stroke. The class sets the colour. */
export const addPath = (svg: SVGSVGElement, name: string, data: string, strokeWidth?: number): void => {
  const path = svg.ownerDocument.createElementNS(namespace, 'path');
  path.setAttribute('class', name);
  path.setAttribute('d', data);
  if (strokeWidth) path.setAttribute('stroke-width', `${strokeWidth}`);
  svg.append(path);
};
