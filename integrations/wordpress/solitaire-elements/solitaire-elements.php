<?php
/**
 * Plugin Name:       Solitaire Elements
 * Description:       Solitaire (patience) games on your pages: blocks and shortcodes for games, puzzles and replays.
 * Version:           {{version}}
 * Requires at least: 5.8
 * Requires PHP:      7.4
 * Author:            the solitaire-elements authors
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       solitaire-elements
 *
 * Writes the tag of a game with the allowed attributes, which block.json lists. replay.php does the same for replays,
 * text.php writes lines of moves as text, and scripts.php loads the modules only on pages that need them.
 */

namespace SolitaireElements;

defined( 'ABSPATH' ) || exit;

const MODULE  = 'solitaire-elements';
const GAME    = 'solitaire-elements-file-';
const BLOCK   = 'solitaire-elements/game';
const VERSION = '{{version}}';

require __DIR__ . '/scripts.php';
require __DIR__ . '/text.php';
require __DIR__ . '/replay.php';

/**
 * The allowed attributes of a block by property name, from its block.json.
 *
 * @param string $folder the folder of block.json in this plugin, with a slash before it; '' for the game
 */
function schema( $folder = '' ) {
	static $schemas = array();
	if ( ! isset( $schemas[ $folder ] ) ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin
		$block              = json_decode( file_get_contents( __DIR__ . "$folder/block.json" ), true );
		$schemas[ $folder ] = $block['attributes'];
	}
	return $schemas[ $folder ];
}

/** The attribute of a property: `take-back` for `takeBack`. */
function attribute_name( $property ) {
	return strtolower( preg_replace( '/[A-Z]/', '-$0', $property ) );
}

/** Whether a rule describes a boolean attribute. */
function is_switch( $rule ) {
	return in_array( 'boolean', (array) $rule['type'], true );
}

/** Whether a value is allowed: a boolean for a boolean attribute, else a listed text or one that fits the pattern. */
function is_allowed( $value, $rule ) {
	if ( is_bool( $value ) ) {
		return is_switch( $rule );
	}
	if ( ! is_string( $value ) || ! in_array( 'string', (array) $rule['type'], true ) ) {
		return false;
	}
	return isset( $rule['enum'] )
		? in_array( $value, $rule['enum'], true )
		: 1 === preg_match( '/' . $rule['pattern'] . '/D', $value );
}

/**
 * The allowed values, and the ignored ones as text.
 *
 * @param array $values values by property name; `false` and `null` are none
 * @param array $schema the rules by property name
 * @return array{array, string[]}
 */
function checked( array $values, array $schema ) {
	$allowed = array();
	$wrong   = array();
	foreach ( $values as $name => $value ) {
		$rule = $schema[ $name ] ?? null;
		if ( null !== $rule && is_switch( $rule ) ) {
			$value = switched( $value, attribute_name( $name ) );
		}
		if ( null === $value || false === $value ) {
			continue;
		}
		if ( null === $rule || ! is_allowed( $value, $rule ) ) {
			$wrong[] = attribute_name( $name ) . ( is_scalar( $value ) && true !== $value ? '="' . $value . '"' : '' );
			continue;
		}
		$allowed[ $name ] = $value;
	}
	return array( $allowed, $wrong );
}

/** An element with allowed values; `true` is an attribute without a value. The content is markup. */
function element( $tag, array $values, $content = '' ) {
	$start = $tag;
	foreach ( $values as $name => $value ) {
		$start .= ' ' . attribute_name( $name ) . ( true === $value ? '' : '="' . esc_attr( $value ) . '"' );
	}
	return "<$start>$content</$tag>";
}

/**
 * The tag of a game, or its moves as text in a feed. Unknown attributes and values are ignored; a line below the game
 * reports them to the author.
 *
 * @param array $values values by property name; `false` and `null` are none
 */
function table( array $values ) {
	list( $allowed, $wrong ) = checked( $values, schema() );
	$content                 = line_text( $allowed );
	if ( is_feed() ) {
		return instead( $content );
	}
	load( $allowed['lang'] ?? '', games_of( $allowed ) );
	return element( 'solitaire-game', $allowed, $content ) . note( $wrong );
}

/** The ids of the games that a tag names. */
function games_of( array $allowed ) {
	return ( $allowed['variant'] ?? '' ) . ' ' . ( $allowed['games'] ?? '' );
}

/** The ignored attributes, shown only to users who can edit the page. */
function note( array $wrong ) {
	if ( ! $wrong || ! current_user_can( 'edit_post', get_the_ID() ) ) {
		return '';
	}
	/* translators: %s: the ignored attributes, such as deal="abc" */
	$text = __( 'Solitaire ignored these attributes (only you see this line): %s', 'solitaire-elements' );
	return '<p><small>' . esc_html( sprintf( $text, implode( ', ', $wrong ) ) ) . '</small></p>';
}

/** `[solitaire variant="reno" deal="5" left-handed]` */
function shortcode( $written ) {
	return table( properties( $written, schema() ) );
}

/**
 * The attributes of a shortcode as values by property name. Unknown names are unchanged.
 *
 * @param array|string $written the attributes as WordPress passes them; '' if there are none
 */
function properties( $written, array $schema ) {
	$properties = array();
	foreach ( array_keys( $schema ) as $property ) {
		$properties[ attribute_name( $property ) ] = $property;
	}
	$values = array();
	foreach ( is_array( $written ) ? $written : array() as $name => $value ) {
		// a word without a value is a boolean attribute
		list( $name, $value ) = is_int( $name ) ? array( strtolower( $value ), true ) : array( $name, $value );
		if ( '' !== $name ) {
			$values[ $properties[ $name ] ?? $name ] = $value;
		}
	}
	return $values;
}

/** The value of a boolean attribute: `daily=""`, `"true"` and `"daily"` are on. Other values are unchanged. */
function switched( $value, $attribute ) {
	$words = array( '' => true, '1' => true, 'true' => true, $attribute => true, '0' => false, 'false' => false );
	return is_string( $value ) ? $words[ strtolower( $value ) ] ?? $value : $value;
}

/** The block. */
function block( $values ) {
	return in_block( table( array_intersect_key( $values, schema() ) ) );
}

/** The output of a block in its wrapper, which a feed does not need. */
function in_block( $shown ) {
	return is_feed() ? $shown : '<div ' . get_block_wrapper_attributes() . ">$shown</div>";
}

/**
 * The moves as text and a link to the page, for feeds, which run no scripts.
 *
 * @param string $text markup; '' if there are no moves
 */
function instead( $text = '' ) {
	return $text . sprintf( '<p><a href="%s">%s</a></p>', esc_url( get_permalink() ), esc_html( get_the_title() ) );
}

add_filter( 'script_loader_tag', __NAMESPACE__ . '\as_module', 10, 3 );

add_action(
	'init',
	function () {
		$module = plugins_url( 'solitaire-elements.js', __FILE__ );
		wp_register_script( MODULE, $module, array(), VERSION, true );
		wp_register_style( MODULE, plugins_url( 'place.css', __FILE__ ), array(), VERSION );
		register_block_type( __DIR__, array( 'render_callback' => __NAMESPACE__ . '\block' ) );
		add_shortcode( 'solitaire', __NAMESPACE__ . '\shortcode' );
		register_replay();
		// the URLs of the module and of the optional games, for the preview in the editor
		$query = '?ver=' . VERSION;
		$files = array(
			'module' => $module . $query,
			'replay' => plugins_url( 'solitaire-replay.js', __FILE__ ) . $query,
			'names'  => NAMES,
			'games'  => array_map(
				function ( $url ) use ( $query ) {
					return $url . $query;
				},
				game_files()
			),
		);
		wp_add_inline_script(
			generate_block_asset_handle( BLOCK, 'editorScript' ),
			'window.solitaireElements = ' . wp_json_encode( $files ) . ';',
			'before'
		);
	}
);

// enqueued early if the post contains a game or a replay; load() and load_replay() enqueue it for other places, such as
// widgets
add_action(
	'wp_enqueue_scripts',
	function () {
		$post = get_post();
		if ( ! is_singular() || ! $post ) {
			return;
		}
		if ( has_block( BLOCK, $post ) || has_shortcode( $post->post_content, 'solitaire' ) ) {
			load();
		}
		if ( has_block( REPLAY_BLOCK, $post ) || has_shortcode( $post->post_content, 'solitaire_replay' ) ) {
			load_replay();
		}
	}
);
