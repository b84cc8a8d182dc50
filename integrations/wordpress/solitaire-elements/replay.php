<?php
/**
 * Replays: the block "Solitaire replay" and the shortcodes [solitaire_replay] and [solitaire_comment]. The element
 * contains the moves and the comments as text; a feed contains only that text.
 */

namespace SolitaireElements;

defined( 'ABSPATH' ) || exit;

const REPLAY_BLOCK = 'solitaire-elements/replay';

/** The attributes of a comment, by name: `data-at`, `data-line` and `data-marks` of the element's children. */
const COMMENT = array(
	'at'    => array(
		'type'    => 'string',
		'pattern' => '^[0-9]{1,4}$',
	),
	'line'  => array(
		'type'    => 'string',
		'pattern' => '^[A-Za-z0-9 _~-]{1,2000}$',
	),
	'marks' => array(
		'type'    => 'string',
		'pattern' => '^[A-Za-z0-9 -]{1,200}$',
	),
);

/** The rules of the attributes; the comments of the block are its content. */
function replay_schema() {
	return array_diff_key( schema( '/replay' ), array( 'comments' => true ) );
}

/**
 * A replay with its content, or both as text in a feed. Unknown attributes and values are ignored and reported to the
 * author.
 *
 * @param array    $values  values by property name
 * @param string   $content markup: the comments and other text
 * @param string[] $wrong   the ignored attributes of the comments
 */
function replay( array $values, $content, array $wrong ) {
	list( $allowed, $ignored ) = checked( $values, replay_schema() );
	$content                   = line_text( $allowed ) . wp_kses_post( $content );
	if ( is_feed() ) {
		return instead( $content );
	}
	load_replay( $allowed['lang'] ?? '', games_of( $allowed ) );
	return element( 'solitaire-replay', $allowed, $content ) . note( array_merge( $ignored, $wrong ) );
}

/**
 * A comment, or with `line` a variation, whose moves are a paragraph of their own: with scripts, the replay lists them.
 * A comment without a number of moves is not shown with scripts.
 *
 * @param array    $values the attributes by name
 * @param string   $text   markup
 * @param string[] $wrong  gets the ignored attributes
 */
function comment( array $values, $text, array &$wrong ) {
	list( $allowed, $ignored ) = checked( $values, COMMENT );
	if ( ! isset( $allowed['at'] ) && ! isset( $values['at'] ) ) {
		$ignored[] = __( 'a comment without “at”', 'solitaire-elements' );
	}
	$wrong = array_merge( $wrong, $ignored );
	$data  = array();
	foreach ( isset( $allowed['at'] ) ? $allowed : array() as $name => $value ) {
		$data[ "data-$name" ] = $value;
	}
	// a paragraph contains no other one
	$tag = preg_match( '/<\/?(p|ul|ol|div|blockquote|figure|h[1-6])\b/i', $text ) ? 'div' : 'p';
	return ( isset( $data['data-line'] ) ? '<p>' . moves( $data['data-line'] ) . ':</p>' : '' ) . element( $tag, $data, $text );
}

/** `[solitaire_replay variant="klondike" deal="9" line="16 7f D2 w6" at="2"] … [/solitaire_replay]` */
function replay_shortcode( $written, $content = '' ) {
	$wrong = array();
	// the comments are shortcodes of the content only
	add_shortcode(
		'solitaire_comment',
		function ( $attributes, $text = '' ) use ( &$wrong ) {
			return comment( properties( $attributes, COMMENT ), do_shortcode( trimmed( $text ) ), $wrong );
		}
	);
	$content = do_shortcode( trimmed( $content ) );
	add_shortcode( 'solitaire_comment', __NAMESPACE__ . '\lone_comment' );
	// empty paragraphs are left from those around shortcodes
	$content = preg_replace( '/<p>\s*<\/p>/', '', force_balance_tags( $content ) );
	return replay( properties( $written, replay_schema() ), $content, $wrong );
}

/** A comment outside of a replay: its text. */
function lone_comment( $written, $text = '' ) {
	return do_shortcode( $text );
}

/** Content without the parts of paragraphs and the line breaks that WordPress adds around shortcodes. */
function trimmed( $content ) {
	$content = shortcode_unautop( (string) $content );
	$content = preg_replace( '/^(\s*<\/p>|\s*<br ?\/?>)+|(<p>\s*|<br ?\/?>\s*)+$/', '', $content );
	$content = preg_replace( '/<p>\s*(\[solitaire_comment\b)/', '$1', $content );
	return trim( preg_replace( '/(\[\/solitaire_comment\])\s*(<br ?\/?>|<\/p>)/', '$1', $content ) );
}

/** The block. Its comments are in an attribute: `[{ "at": "2", "text": "…" }]`. */
function replay_block( $values ) {
	$wrong   = array();
	$content = '';
	foreach ( is_array( $values['comments'] ?? null ) ? $values['comments'] : array() as $one ) {
		$one  = is_array( $one ) ? $one : array();
		$text = is_string( $one['text'] ?? null ) ? $one['text'] : '';
		// the editor leaves empty fields as empty texts
		$set      = array_filter( array_intersect_key( $one, COMMENT ), __NAMESPACE__ . '\is_set' );
		$content .= comment( $set, $text, $wrong );
	}
	return in_block( replay( array_intersect_key( $values, replay_schema() ), $content, $wrong ) );
}

/** Whether a field of a comment is set. */
function is_set( $value ) {
	return '' !== $value;
}

/** Registers the block and the shortcodes; the script of the block of games serves this block in the editor, too. */
function register_replay() {
	wp_register_script( REPLAY, plugins_url( 'solitaire-replay.js', __FILE__ ), array(), VERSION, true );
	register_block_type( __DIR__ . '/replay', array( 'render_callback' => __NAMESPACE__ . '\replay_block' ) );
	add_shortcode( 'solitaire_replay', __NAMESPACE__ . '\replay_shortcode' );
	add_shortcode( 'solitaire_comment', __NAMESPACE__ . '\lone_comment' );
}
