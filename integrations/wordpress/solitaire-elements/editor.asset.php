<?php
// What the editor's script needs of WordPress; register_block_type() reads it.
return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '{{version}}',
);
