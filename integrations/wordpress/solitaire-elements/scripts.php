<?php
/**
 * Loads the modules of games and replays, the files of optional games, and the files of languages.
 */

namespace SolitaireElements;

defined( 'ABSPATH' ) || exit;

const REPLAY = 'solitaire-elements-replay';

/**
 * Enqueues the module, the files of optional games, and the file of a language.
 *
 * @param string $lang  the language of the game; without a file of that language, the site's language is used
 * @param string $games ids of games, separated by spaces or commas; built-in games have no file
 */
function load( $lang = '', $games = '' ) {
	wp_enqueue_style( MODULE );
	wp_enqueue_script( MODULE );
	load_files( $lang, $games );
}

/** Enqueues the module of replays, which loads that of games from the same address. */
function load_replay( $lang = '', $games = '' ) {
	wp_enqueue_script( REPLAY );
	load_files( $lang, $games );
}

/** Enqueues the files of optional games, and the file of a language. */
function load_files( $lang, $games ) {
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

/** The tag of a module: the games, the replays or an optional game. WordPress before 6.5 does not support modules; this works in all versions. */
function as_module( $tag, $handle, $src ) {
	if ( MODULE !== $handle && REPLAY !== $handle && 0 !== strpos( $handle, GAME ) ) {
		return $tag;
	}
	// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- it is enqueued: this only adds the type
	return sprintf( "<script type=\"module\" src=\"%s\" id=\"%s-js\"></script>\n", esc_url( $src ), esc_attr( $handle ) );
}
