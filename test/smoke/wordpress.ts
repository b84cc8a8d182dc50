// The plugin for WordPress in PHP, with mocks of the functions of WordPress that it uses.
import { execFileSync } from 'node:child_process';
import { writePlugin } from '../../scripts/wordpress.js';
import { PACKED } from './packed.js';

export const PLUGIN = '.cache/wordpress/solitaire-elements';

/** Writes the plugin with the files of the packed package. */
export const preparePlugin = (): void => writePlugin(PLUGIN, `${PACKED}/dist`);

/** The output of PHP code that calls the plugin, and the handles of the scripts that it enqueues. */
export function run(
  code: string,
  { language = 'en-US', editor = false, feed = false } = {},
): { html: string; scripts: string[] } {
  const php = `
    define('ABSPATH', '/');
    $scripts = array(); $actions = array(); $shortcodes = array(); $filters = array();
    function add_filter($name, $f) { global $filters; $filters[$name] = $f; }
    function add_action($name, $f) { global $actions; $actions[$name] = $f; }
    function add_shortcode($name, $f) { global $shortcodes; $shortcodes[$name] = $f; }
    function register_block_type($dir, $args) {
      global $block, $replay;
      if (basename($dir) === 'replay') $replay = $args['render_callback']; else $block = $args['render_callback'];
    }
    function generate_block_asset_handle($name, $field) { return $field; }
    function wp_register_script() {} function wp_register_style() {} function wp_enqueue_style() {}
    function wp_add_inline_script() {} function wp_json_encode($v) { return json_encode($v); }
    function wp_enqueue_script($handle) { global $scripts; $scripts[] = $handle; }
    function plugins_url($path) { return '/plugins/' . $path; }
    function esc_attr($s) { return htmlspecialchars($s, ENT_QUOTES); }
    function esc_html($s) { return htmlspecialchars($s, ENT_QUOTES); }
    function esc_url($s) { return htmlspecialchars($s, ENT_QUOTES); }
    function __($s) { return $s; }
    function get_bloginfo() { return '${language}'; }
    function get_the_ID() { return 1; } function is_feed() { return ${String(feed)}; }
    function get_permalink() { return 'https://blog.example/post'; } function get_the_title() { return 'A post'; }
    function current_user_can() { return ${String(editor)}; }
    function get_block_wrapper_attributes() { return 'class="block"'; }
    function wp_kses_post($s) { return preg_replace('/<(script|iframe|style)\\b.*?<\\/\\1>| on\\w+="[^"]*"/s', '', $s); }
    function force_balance_tags($s) { return $s; }
    function shortcode_unautop($s) { return preg_replace('/<p>\\s*(\\[[^\\]]*\\])\\s*<\\/p>/', '$1', $s); }
    function shortcode_parse_atts($text) {
      preg_match_all('/([\\w-]+)="([^"]*)"|(\\S+)/', $text, $all, PREG_SET_ORDER);
      $found = array();
      foreach ($all as $one) if (isset($one[3])) $found[] = $one[3]; else $found[$one[1]] = $one[2];
      return $found ?: '';
    }
    function do_shortcode($s) {
      global $shortcodes;
      return preg_replace_callback('/\\[(solitaire\\w*)\\b([^\\]]*)\\](?:(.*?)\\[\\/\\1\\])?/s', function ($m) {
        global $shortcodes;
        return $shortcodes[$m[1]](shortcode_parse_atts($m[2]), $m[3] ?? '');
      }, $s);
    }
    set_error_handler(function ($n, $s) { throw new ErrorException($s); });
    require '${PLUGIN}/solitaire-elements.php';
    $actions['init']();
    $html = ${code};
    echo json_encode(array('html' => $html, 'scripts' => $scripts));`;
  return JSON.parse(execFileSync('php', ['-n', '-r', php], { encoding: 'utf8' })) as ReturnType<typeof run>;
}
