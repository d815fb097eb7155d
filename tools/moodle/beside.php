<?php
// Run by main.ts in an installed Moodle: imports files, exports what it stored, and marks answers.
define('CLI_SCRIPT', true);
[, $root, $jobfile, $resultfile] = $argv;
require $root . '/config.php';
require_once $CFG->libdir . '/questionlib.php';
require_once $CFG->dirroot . '/question/format.php';
foreach (['xml', 'gift'] as $name) {
    require_once $CFG->dirroot . "/question/format/$name/format.php";
}
\core\session\manager::set_user(get_admin());
$PAGE->set_context(context_system::instance());
$PAGE->set_url('/');
$context = context_course::instance(SITEID);
$course = get_course(SITEID);
$job = json_decode(file_get_contents($jobfile), true);

function format_of(string $name, $category) {
    global $context, $course;
    $class = "qformat_$name";
    $format = new $class();
    $format->setContexts([$context]);
    $format->setCourse($course);
    if ($category) {
        $format->setCategory($category);
    }
    $format->set_display_progress(false);
    return $format;
}

function new_category(string $name) {
    global $DB, $context;
    $top = question_get_top_category($context->id, true);
    $category = (object) ['name' => $name, 'contextid' => $context->id, 'info' => '', 'infoformat' => FORMAT_HTML,
        'stamp' => make_unique_id_code(), 'parent' => $top->id, 'sortorder' => 999];
    $category->id = $DB->insert_record('question_categories', $category);
    return $category;
}

/** The answer as the question's form would send it; options are named by their places in the file. */
function response_to($question, $attempt, array $given): array {
    switch ($question->qtype->name()) {
        case 'multichoice':
            $order = $question->get_order($attempt);
            $ids = array_keys($question->answers);
            sort($ids);
            $chosen = array_map(fn($place) => array_search($ids[$place], $order), $given['pick']);
            if ($question instanceof qtype_multichoice_single_question) {
                return ['answer' => $chosen[0]];
            }
            return array_fill_keys(array_map(fn($place) => "choice$place", $chosen), '1');
        case 'truefalse':
            return ['answer' => $given['pick'][0] === 0 ? '1' : '0'];
        case 'match':
            $stems = $question->get_stem_order();
            $sorted = $stems;
            sort($sorted);
            $choices = $question->get_choice_order();
            $response = [];
            foreach ($stems as $key => $stem) {
                $partner = $given['match'][array_search($stem, $sorted)];
                foreach ($choices as $number => $choice) {
                    if ($question->choices[$choice] === $partner) {
                        $response["sub$key"] = (string) $number;
                    }
                }
            }
            return $response;
        case 'ordering':
            $ids = array_keys($question->answers);
            sort($ids);
            $keys = array_map(fn($place) => $question->answers[$ids[$place]]->md5key, $given['order']);
            return [$question->get_response_fieldname() => implode(',', $keys)];
        case 'multianswer':
            $response = [];
            foreach ($given['gaps'] as $index => $text) {
                $sub = $question->subquestions[$index + 1];
                $value = $text;
                if ($sub->qtype->name() === 'multichoice') {
                    $step = $attempt->get_step(0);
                    $order = explode(',', $step->get_qt_var('_sub' . ($index + 1) . '_order'));
                    foreach ($order as $place => $id) {
                        if ($sub->answers[$id]->answer === $text) {
                            $value = (string) $place;
                        }
                    }
                }
                $response['sub' . ($index + 1) . '_answer'] = $value;
            }
            return $response;
        default:
            return ['answer' => $given['text']];
    }
}

function mark_of(int $id, array $given): ?float {
    $question = question_bank::load_question($id);
    $usage = question_engine::make_questions_usage_by_activity('core_question_preview', context_system::instance());
    $usage->set_preferred_behaviour('deferredfeedback');
    $slot = $usage->add_question($question, 1);
    $usage->start_all_questions();
    $attempt = $usage->get_question_attempt($slot);
    $usage->process_action($slot, response_to($attempt->get_question(), $attempt, $given));
    $usage->finish_all_questions();
    return $usage->get_question_fraction($slot);
}

$results = [];
foreach ($job as $index => $file) {
    $category = new_category("run $index " . uniqid());
    $result = ['stored' => 0, 'marks' => []];
    ob_start();
    try {
        $format = format_of($file['format'], $category);
        $format->setFilename($file['path']);
        $format->setRealfilename(basename($file['path']));
        $format->setMatchgrades('error');
        $format->setCatfromfile(false);
        $format->setContextfromfile(false);
        $format->setStoponerror(true);
        $result['accepted'] = $format->importpreprocess() && $format->importprocess() && $format->importpostprocess();
    } catch (Throwable $error) {
        $result['error'] = get_class($error) . ': ' . $error->getMessage() . ' ' . ($error->debuginfo ?? '');
    }
    $result['said'] = trim(strip_tags(ob_get_clean()));
    $ids = $DB->get_fieldset_sql('SELECT q.id FROM {question} q JOIN {question_versions} v ON v.questionid = q.id
        JOIN {question_bank_entries} e ON e.id = v.questionbankentryid
        WHERE e.questioncategoryid = ? AND q.parent = 0 ORDER BY q.id', [$category->id]);
    $result['stored'] = count($ids);
    foreach ($file['answers'] as [$place, $given]) {
        try {
            $result['marks'][] = isset($ids[$place]) ? mark_of($ids[$place], $given) : null;
        } catch (Throwable $error) {
            $result['marks'][] = get_class($error) . ': ' . $error->getMessage();
        }
    }
    $result['exported'] = [];
    foreach ($ids as $id) {
        $export = format_of('xml', null);
        $export->setQuestions([question_bank::load_question_data($id)]);
        $export->setCattofile(false);
        $export->setContexttofile(false);
        try {
            $export->exportpreprocess();
            $result['exported'][] = $export->exportprocess(false);
        } catch (Throwable $error) {
            $result['exported'][] = '';
            $result['error'] = ($result['error'] ?? '') . get_class($error) . ': ' . $error->getMessage();
        }
    }
    $results[] = $result;
}
file_put_contents($resultfile, json_encode(['release' => $CFG->release ?? '', 'version' => get_config('', 'release'), 'results' => $results]));
