'use client';

import type { SolitaireProps } from 'solitaire-elements/react';
import 'solitaire-elements/react';

export const Card = (props: SolitaireProps<'playing-card'>) => <playing-card {...props} />;
