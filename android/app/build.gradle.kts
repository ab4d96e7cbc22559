import com.android.build.api.variant.ApplicationVariant
import org.gradle.process.CommandLineArgumentProvider

plugins {
    id("com.android.application")
}

val abis = listOf("arm64-v8a", "armeabi-v7a", "x86_64")
val firstApi = 26

android {
    namespace = "app.starhop"
    compileSdk = 37

    defaultConfig {
        applicationId = "app.starhop"
        minSdk = firstApi
        targetSdk = 36
        versionCode = 1
        versionName = "0.1.0"
        ndk { abiFilters += abis }
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    sourceSets.named("main") { kotlin.directories += "../../bindings/generated/kotlin" }

    androidResources { localeFilters += listOf("en", "zh-rCN", "sv") }

    // The app offers its languages itself, so a download must hold all of them.
    bundle { language { enableSplit = false } }

    packaging { jniLibs { useLegacyPackaging = false } }
}

dependencies {
    implementation("net.java.dev.jna:jna:5.19.1@aar")
}

/** Builds the Rust library for every ABI; needs `cargo install cargo-ndk` and an NDK. */
abstract class CargoNdk : Exec() {
    @get:OutputDirectory
    abstract val libraries: DirectoryProperty
}

fun cargoNdk(variant: ApplicationVariant) =
    tasks.register<CargoNdk>("cargoNdk${variant.name.replaceFirstChar(Char::uppercase)}") {
        val libraries = libraries
        val targets = abis.flatMap { listOf("-t", it) }
        workingDir = rootDir.parentFile
        executable = "cargo"
        environment("RUSTFLAGS", "-Clink-arg=-Wl,-z,max-page-size=16384")
        environment("CARGO_PROFILE_RELEASE_LTO", "thin")
        argumentProviders.add(
            CommandLineArgumentProvider {
                listOf("ndk") + targets +
                    listOf("--platform", "$firstApi", "-o", libraries.get().asFile.path) +
                    listOf("build", "--release", "--package", "starhop-ffi")
            },
        )
        outputs.upToDateWhen { false }
    }

androidComponents {
    onVariants { variant ->
        variant.sources.jniLibs?.addGeneratedSourceDirectory(cargoNdk(variant), CargoNdk::libraries)
    }
}
