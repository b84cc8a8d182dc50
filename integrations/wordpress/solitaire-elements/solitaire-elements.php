<?php
/**
 * Plugin Name:       Solitaire Elements
 * Description:       Games of patience on your pages: a block, and the shortcode [solitaire].
 * Version:           {{version}}
 * Requires at least: 5.8
 * Requires PHP:      7.4
 * Author:            the solitaire-elements authors
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       solitaire-elements
 *
 * Loads the module only where a table stands, and writes its tag. What may be set is listed once, in block.json.
 */

namespace SolitaireElements;

defined( 'ABSPATH' ) || exit;

const MODULE  = 'solitaire-elements';
const BLOCK   = 'solitaire-elements/game';
const VERSION = '{{version}}';

/** What may be set, by property name, as in block.json. */
function schema() {
	static $schema = null;
	if ( null === $schema ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of our own
		$block  = json_decode( file_get_contents( __DIR__ . '/block.json' ), true );
		$schema = $block['attributes'];
	}
	return $schema;
}

/** `takeBack` as HTML writes it: `take-back`. */
function attribute_name( $property ) {
	return strtolower( preg_replace( '/[A-Z]/', '-$0', $property ) );
}

/** Whether a rule is about a switch: an attribute that is on or off. */
function is_switch( $rule ) {
	return in_array( 'boolean', (array) $rule['type'], true );
}

/** Whether a value may be set: `true` for a switch, else a text that is listed or has the form that is asked for. */
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
 * The tag of a table. What is unknown, or has no such value, is left out; who writes the page is told so under it.
 *
 * @param array $wishes values by property name; `false` and `null` are none
 */
function table( array $wishes ) {
	$tag   = '<solitaire-game';
	$lang  = '';
	$wrong = array();
	foreach ( $wishes as $name => $value ) {
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
		$lang = 'lang' === $name ? $value : $lang;
	}
	load( $lang );
	return $tag . '></solitaire-game>' . note( $wrong );
}

/** What was left out, for those who can mend it. */
function note( array $wrong ) {
	if ( ! $wrong || ! current_user_can( 'edit_post', get_the_ID() ) ) {
		return '';
	}
	/* translators: %s: what was written, as in deal="abc" */
	$text = __( 'Solitaire does not know this and left it out (only you see this line): %s', 'solitaire-elements' );
	return '<p><small>' . esc_html( sprintf( $text, implode( ', ', $wrong ) ) ) . '</small></p>';
}

/** `[solitaire variant="reno" deal="5" left-handed]` */
function shortcode( $written ) {
	$properties = array();
	foreach ( array_keys( schema() ) as $property ) {
		$properties[ attribute_name( $property ) ] = $property;
	}
	$wishes = array();
	foreach ( (array) $written as $name => $value ) {
		// a word alone is a switch
		list( $name, $value ) = is_int( $name ) ? array( strtolower( $value ), true ) : array( $name, $value );
		if ( '' !== $name ) {
			$wishes[ $properties[ $name ] ?? $name ] = $value;
		}
	}
	return is_feed() ? instead() : table( $wishes );
}

/** What a switch means, as the element reads it: `daily=""`, `daily="true"` and `daily="daily"` are on. All else stays. */
function switched( $value, $attribute ) {
	$words = array( '' => true, '1' => true, 'true' => true, $attribute => true, '0' => false, 'false' => false );
	return is_string( $value ) ? $words[ strtolower( $value ) ] ?? $value : $value;
}

/** The block. */
function block( $wishes ) {
	return is_feed()
		? instead()
		: '<div ' . get_block_wrapper_attributes() . '>' . table( array_intersect_key( $wishes, schema() ) ) . '</div>';
}

/** Feeds run no scripts: a way to the page. */
function instead() {
	return sprintf( '<p><a href="%s">%s</a></p>', esc_url( get_permalink() ), esc_html( get_the_title() ) );
}

/** Asks for the module, and for the language of this table; where it has none that is known, for the page's. */
function load( $lang = '' ) {
	wp_enqueue_style( MODULE );
	wp_enqueue_script( MODULE );
	$file = language_file( $lang ) ?? language_file( get_bloginfo( 'language' ) );
	if ( $file ) {
		wp_enqueue_script( MODULE . '-' . $file, plugins_url( "locales/$file.js", __FILE__ ), array(), VERSION, true );
	}
}

/** The file of a language: that of its region, else of the language; '' for English, null where there is none. */
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

/** The module's tag; WordPress before 6.5 knows of no modules, and this way works in all. */
function as_module( $tag, $handle, $src ) {
	if ( MODULE !== $handle ) {
		return $tag;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it is enqueued: this only adds the type
	return sprintf( "<script type=\"module\" src=\"%s\" id=\"%s-js\"></script>\n", esc_url( $src ), MODULE );
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
		// where the editor's script finds the module, for the preview
		wp_add_inline_script(
			generate_block_asset_handle( BLOCK, 'editorScript' ),
			'window.solitaireElements = ' . wp_json_encode( array( 'module' => $module . '?ver=' . VERSION ) ) . ';',
			'before'
		);
	}
);

// in the head where it is known in time; load() sees to all other places, such as widgets
add_action(
	'wp_enqueue_scripts',
	function () {
		$post = get_post();
		if ( is_singular() && $post && ( has_block( BLOCK, $post ) || has_shortcode( $post->post_content, 'solitaire' ) ) ) {
			load();
		}
	}
);
