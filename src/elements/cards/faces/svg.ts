// Creates the SVG nodes of card faces.
import { read } from '../../../platform/page.js';

/** On a server, `doc` is an object that records the drawing (ssr-cards.ts). */
const createNode = <K extends keyof SVGElementTagNameMap>(doc: Document, name: K): SVGElementTagNameMap[K] =>
  read(doc, 'createElementNS').call(doc, 'http://www.w3.org/2000/svg', name) as SVGElementTagNameMap[K];

/** An empty SVG with the card's aspect ratio 5 : 7. Hidden from assistive technology; the caller labels the card. */
export const createSvg = (name: string, doc: Document): SVGSVGElement => {
  const svg = createNode(doc, 'svg');
  svg.setAttribute('class', name);
  svg.setAttribute('viewBox', '0 0 100 140');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  return svg;
};

/** Adds a path: an outline to fill or, with a width, centre lines to stroke. The class sets the colour. */
export const addPath = (svg: SVGSVGElement, name: string, data: string, strokeWidth?: number): void => {
  const path = createNode(svg.ownerDocument, 'path');
  path.setAttribute('class', name);
  path.setAttribute('d', data);
  if (strokeWidth) path.setAttribute('stroke-width', `${strokeWidth}`);
  svg.append(path);
};
