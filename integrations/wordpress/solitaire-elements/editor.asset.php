<?php
// The dependencies of the editor's script; register_block_type() reads them.
return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '{{version}}',
);
