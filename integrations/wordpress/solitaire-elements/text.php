<?php
/**
 * Writes lines of moves as text, for feeds and for pages without scripts.
 */

namespace SolitaireElements;

defined( 'ABSPATH' ) || exit;

/** The names of games that do not follow from their id. The editor uses them, too. */
const NAMES = array(
	'over-under'         => 'Over-Under',
	'freecell'           => 'FreeCell',
	'bakers-game'        => 'Baker’s Game',
	'bakers-dozen'       => 'Baker’s Dozen',
	'streets-and-alleys' => 'Streets and Alleys',
	'thumb-and-pouch'    => 'Thumb and Pouch',
	'tri-peaks'          => 'TriPeaks',
	'will-o-the-wisp'    => 'Will o’ the Wisp',
);

/** The name of a game: that of `king-albert` is “King Albert”. */
function game_name( $variant ) {
	return NAMES[ $variant ] ?? ucwords( str_replace( '-', ' ', $variant ) );
}

/**
 * The game, the deal and the moves as a paragraph; '' without moves.
 *
 * @param array $allowed allowed values by property name
 */
function line_text( array $allowed ) {
	$line = $allowed['line'] ?? '';
	if ( '' === trim( $line, ' _' ) ) {
		return '';
	}
	$game = game_name( $allowed['variant'] ?? 'klondike' );
	/* translators: 1: the name of a game, 2: the deal number */
	$deal = isset( $allowed['deal'] ) ? sprintf( __( '%1$s, deal %2$s', 'solitaire-elements' ), $game, $allowed['deal'] ) : $game;
	return '<p>' . esc_html( $deal ) . ': ' . moves( $line ) . '</p>';
}

/** A line of moves as code, which WordPress does not typeset. */
function moves( $line ) {
	return '<code>' . esc_html( str_replace( '_', ' ', $line ) ) . '</code>';
}
