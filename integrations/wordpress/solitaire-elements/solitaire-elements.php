<?php
/**
 * Plugin Name:       Solitaire Elements
 * Description:       Solitaire (patience) games on your pages: a block, and the shortcode [solitaire].
 * Version:           {{version}}
 * Requires at least: 5.8
 * Requires PHP:      7.4
 * Author:            the solitaire-elements authors
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       solitaire-elements
 *
 * Writes the tag of a game, and loads the module only on pages with a game. block.json lists the allowed attributes.
 */

namespace SolitaireElements;

defined( 'ABSPATH' ) || exit;

const MODULE  = 'solitaire-elements';
const GAME    = 'solitaire-elements-game-';
const BLOCK   = 'solitaire-elements/game';
const VERSION = '{{version}}';

/** The allowed attributes by property name, from block.json. */
function schema() {
	static $schema = null;
	if ( null === $schema ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin
		$block  = json_decode( file_get_contents( __DIR__ . '/block.json' ), true );
		$schema = $block['attributes'];
	}
	return $schema;
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
 * The tag of a game. Unknown attributes and values are ignored; a line below the game reports them to the author.
 *
 * @param array $values values by property name; `false` and `null` are none
 */
function table( array $values ) {
	$tag   = '<solitaire-game';
	$lang  = '';
	$games = '';
	$wrong = array();
	foreach ( $values as $name => $value ) {
		$rule = schema()[ $name ] ?? null;
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
		$tag .= ' ' . attribute_name( $name ) . ( true === $value ? '' : '="' . esc_attr( $value ) . '"' );
		$lang   = 'lang' === $name ? $value : $lang;
		$games .= in_array( $name, array( 'variant', 'games' ), true ) ? " $value" : '';
	}
	load( $lang, $games );
	return $tag . '></solitaire-game>' . note( $wrong );
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
	$properties = array();
	foreach ( array_keys( schema() ) as $property ) {
		$properties[ attribute_name( $property ) ] = $property;
	}
	$values = array();
	foreach ( (array) $written as $name => $value ) {
		// a word without a value is a boolean attribute
		list( $name, $value ) = is_int( $name ) ? array( strtolower( $value ), true ) : array( $name, $value );
		if ( '' !== $name ) {
			$values[ $properties[ $name ] ?? $name ] = $value;
		}
	}
	return is_feed() ? instead() : table( $values );
}

/** The value of a boolean attribute: `daily=""`, `"true"` and `"daily"` are on. Other values are unchanged. */
function switched( $value, $attribute ) {
	$words = array( '' => true, '1' => true, 'true' => true, $attribute => true, '0' => false, 'false' => false );
	return is_string( $value ) ? $words[ strtolower( $value ) ] ?? $value : $value;
}

/** The block. */
function block( $values ) {
	return is_feed()
		? instead()
		: '<div ' . get_block_wrapper_attributes() . '>' . table( array_intersect_key( $values, schema() ) ) . '</div>';
}

/** A link to the page, for feeds, which run no scripts. */
function instead() {
	return sprintf( '<p><a href="%s">%s</a></p>', esc_url( get_permalink() ), esc_html( get_the_title() ) );
}

/**
 * Enqueues the module, the files of optional games, and the file of a language.
 *
 * @param string $lang  the language of the game; without a file of that language, the site's language is used
 * @param string $games ids of games, separated by spaces or commas; built-in games have no file
 */
function load( $lang = '', $games = '' ) {
	wp_enqueue_style( MODULE );
	wp_enqueue_script( MODULE );
	foreach ( array_intersect_key( game_files(), array_flip( preg_split( '/[\s,]+/', $games ) ) ) as $id => $url ) {
		wp_enqueue_script( GAME . $id, $url, array(), VERSION, true );
	}
	$file = language_file( $lang ) ?? language_file( get_bloginfo( 'language' ) );
	if ( $file ) {
		wp_enqueue_script( MODULE . '-' . $file, plugins_url( "locales/$file.js", __FILE__ ), array(), VERSION, true );
	}
}

/** The URLs of the optional games, by id. */
function game_files() {
	$urls = array();
	foreach ( (array) glob( __DIR__ . '/games/*.js' ) as $path ) {
		$urls[ basename( $path, '.js' ) ] = plugins_url( 'games/' . basename( $path ), __FILE__ );
	}
	return $urls;
}

/** The file of a language: that of its region, otherwise of the language; '' for English, null if there is none. */
function language_file( $lang ) {
	if ( preg_match( '/^en(-|$)/i', $lang ) ) {
		return '';
	}
	$files = array_map(
		function ( $path ) {
			return basename( $path, '.js' );
		},
		(array) glob( __DIR__ . '/locales/*.js' )
	);
	$like  = function ( $start ) use ( $files ) {
		return array_values( preg_grep( '/^' . preg_quote( $start, '/' ) . '(-|$)/i', $files ) );
	};
	return $like( $lang )[0] ?? $like( strtok( $lang, '-' ) )[0] ?? null;
}

/** The tag of the module or of an optional game. WordPress before 6.5 does not support modules; this works in all versions. */
function as_module( $tag, $handle, $src ) {
	if ( MODULE !== $handle && 0 !== strpos( $handle, GAME ) ) {
		return $tag;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it is enqueued: this only adds the type
	return sprintf( "<script type=\"module\" src=\"%s\" id=\"%s-js\"></script>\n", esc_url( $src ), esc_attr( $handle ) );
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
		// the URLs of the module and of the optional games, for the preview in the editor
		$query = '?ver=' . VERSION;
		$files = array(
			'module' => $module . $query,
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

// enqueued early if the post contains a game; load() enqueues it for other places, such as widgets
add_action(
	'wp_enqueue_scripts',
	function () {
		$post = get_post();
		if ( is_singular() && $post && ( has_block( BLOCK, $post ) || has_shortcode( $post->post_content, 'solitaire' ) ) ) {
			load();
		}
	}
);
